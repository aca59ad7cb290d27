import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser.mjs';

/** `npm run test:journeys -- guest.spec.ts`: the journeys alone, on builds made anew. */
const browser = await findBrowser();
const env = { ...process.env, CHROME_PATH: browser };
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
const built = run('node', ['tests/support/run/builds.mjs']);
process.exit(
  built || run('npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)]),
);
