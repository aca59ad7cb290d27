import { spawnSync } from 'node:child_process';

/**
 * `npm run test:nginx`: guest, customer and administrator journeys on both builds, served by nginx with the generated
 * configuration. Takes other specs as arguments.
 */
const env = { ...process.env, SERVE: 'nginx', JOURNEYS: 'all' };
const named = process.argv.slice(2);
const specs = named.length > 0 ? named : ['guest.spec.ts', 'customer.spec.ts', 'admin.spec.ts', 'policy.spec.ts'];
// Generous: not part of npm test.
const slowly = ['--project=demo', '--project=hosted', '--timeout=180000'];
const args = ['tests/support/run/journeys.mjs', ...slowly, ...specs];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
