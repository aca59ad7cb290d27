import { spawnSync } from 'node:child_process';

/**
 * `npm run test:nginx`: the journeys of a guest, of a customer and of an administrator on both builds, served by nginx with
 * the configuration that the build made. Other specs can be named.
 */
const env = { ...process.env, SERVE: 'nginx' };
const named = process.argv.slice(2);
const specs = named.length > 0 ? named : ['guest.spec.ts', 'customer.spec.ts', 'admin.spec.ts', 'policy.spec.ts'];
// Not part of npm test: it may take its time on a busy machine.
const slowly = ['--project=demo', '--project=hosted', '--timeout=180000'];
const args = ['tests/support/run/journeys.mjs', ...slowly, ...specs];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
