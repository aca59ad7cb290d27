import { readFileSync } from 'node:fs';

/** Counts the screens and states that axe checked; fails below the number in docs/quality.md. */
const atLeast = 60;
const states = new Set(readFileSync('.cache/reports/axe.txt', 'utf8').trim().split('\n'));
console.log(`${states.size} screens and states × ${process.env.AXE === 'all' ? 3 : 1} width(s)`);
process.exit(states.size >= atLeast ? 0 : 1);
