import { spawnSync } from 'node:child_process';

/** `npm run test:faults -- --grep "fault 26"`: all payment faults, on a new hosted build. */
const env = { ...process.env, FAULTS: 'all' };
const args = ['tests/support/run/journeys.mjs', '--project=hosted', 'tests/e2e/faults', ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
