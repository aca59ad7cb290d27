import { spawnSync } from 'node:child_process';
import { findBrowser } from './findBrowser.mjs';

/**
 * `npm run test:nginx`: the journeys of a guest, of a customer and of an administrator on both builds, served by nginx with
 * the configuration that the build made. Other specs can be named.
 */
const browser = await findBrowser();
const env = { ...process.env, CHROME_PATH: browser, SERVE: 'nginx' };
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
const named = process.argv.slice(2);
const specs = named.length > 0 ? named : ['guest.spec.ts', 'customer.spec.ts', 'admin.spec.ts', 'policy.spec.ts'];
// Not part of npm test: it may take its time on a busy machine.
const slowly = ['--timeout=180000'];
const journeys = ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'];
process.exit(
  run('node', ['tests/support/run/builds.mjs']) ||
    run('npx', [...journeys, '--project=demo', '--project=hosted', ...slowly, ...specs]),
);
