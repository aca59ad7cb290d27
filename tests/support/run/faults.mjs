import { spawnSync } from 'node:child_process';

/** `npm run test:faults -- --grep "fault 26"`: the whole table of faults on the hosted build, made anew. */
const env = { ...process.env, FAULTS: 'all' };
const args = ['tests/support/run/journeys.mjs', '--project=faults', ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
