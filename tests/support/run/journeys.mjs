import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser.mjs';
import { tool } from './tools.mjs';

/** `npm run test:journeys -- guest.spec.ts`: journeys on new builds (BUILT=yes: on existing ones). */
const env = { ...process.env, CHROME_PATH: await findBrowser() };
const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
const journeys = [tool('@playwright/test', 'playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts'];
const built = process.env.BUILT ? 0 : run('tests/support/run/builds.mjs');
process.exit(built || run(...journeys, ...process.argv.slice(2)));
