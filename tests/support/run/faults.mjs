import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser.mjs';

/** `npm run test:faults -- --grep "fault 26"`: the whole table of faults on the hosted build, made anew. */
const browser = await findBrowser();
const env = { ...process.env, CHROME_PATH: browser, FAULTS: 'all' };
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
const table = ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--project=faults'];
process.exit(run('node', ['tests/support/run/builds.mjs']) || run('npx', [...table, ...process.argv.slice(2)]));
