import { spawnSync } from 'node:child_process';

/** `npm run test:browsers -- webkit`: the core journeys in Firefox and WebKit, on builds made anew (BUILT=yes: as they are). */
const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
// Node 20 has a WebSocket only when asked.
const socket = typeof WebSocket === 'undefined' ? ['--experimental-websocket', '--no-warnings'] : [];
const tsx = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'tests/tsconfig.json'];
const built = process.env.BUILT ? 0 : run('tests/support/run/builds.mjs');
process.exit(built || run(...tsx, ...socket, 'tests/browsers/run.ts', ...process.argv.slice(2)));
