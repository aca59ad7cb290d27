import { spawn } from 'node:child_process';
import { hostedEnv, noEnv } from './buildEnv.mjs';
import { tool } from './tools.mjs';

/** Builds both variants. */
function build(outDir, env) {
  const args = [tool('vite'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  return new Promise((resolve) => {
    const running = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...noEnv, ...env } });
    running.once('exit', (code) => resolve(code === 0));
  });
}

// One after the other: Vite refuses a second build of the same project at the same time.
const built =
  (await build('.cache/dist-demo', { VITE_BACKEND: 'demo' })) && (await build('.cache/dist-hosted', hostedEnv()));
process.exit(built ? 0 : 1);
