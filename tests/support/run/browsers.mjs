import { spawn } from 'node:child_process';

let running = null;
let ended = false;

/** Resolves to the exit code. */
function run(...args) {
  return new Promise((resolve) => {
    running = spawn(process.execPath, args, { stdio: 'inherit' });
    running.once('exit', (code) => resolve(code ?? 1));
  });
}

// Forwards signals and waits: the script closes its browsers first.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    ended = true;
    running?.kill(signal);
  });

/**
 * `npm run test:browsers -- webkit`: the core journeys in Firefox and WebKit, on new builds (BUILT=yes: on existing
 * ones).
 */
async function browsers(...names) {
  // In Node 20, WebSocket is behind a flag.
  const socket = typeof WebSocket === 'undefined' ? ['--experimental-websocket', '--no-warnings'] : [];
  const tsx = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'tests/tsconfig.json'];
  const built = process.env.BUILT ? 0 : await run('tests/support/run/builds.mjs');
  if (built !== 0 || ended) return built || 1;
  return run(...tsx, ...socket, 'tests/browsers/run.ts', ...names);
}

process.exit(await browsers(...process.argv.slice(2)));
