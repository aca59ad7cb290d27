import { readFileSync } from 'node:fs';

/** How many screens and states axe looked at in the journeys, each at three widths; fails below what the README promises. */
const atLeast = 60;
const states = new Set(readFileSync('.cache/reports/axe.txt', 'utf8').trim().split('\n'));
console.log(`${states.size} screens and states × 3 widths`);
process.exit(states.size >= atLeast ? 0 : 1);
