import { spawn } from 'node:child_process';
import { hostedEnv, noEnv } from './buildEnv.mjs';
import { hostedPorts, origin } from './ports.mjs';
import { tool } from './tools.mjs';

/** Builds both variants. */
function build(outDir, env) {
  const args = [tool('vite'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  return new Promise((resolve) => {
    const running = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...noEnv, ...env } });
    running.once('exit', (code) => resolve(code === 0));
  });
}

const { api, address, payment, geocoder } = hostedPorts;
const hosted = hostedEnv({
  api: origin(api),
  address: origin(address),
  payment: origin(payment),
  geocoder: origin(geocoder),
});

const built = await Promise.all([
  build('.cache/dist-demo', { VITE_BACKEND: 'demo' }),
  build('.cache/dist-hosted', hosted),
]);
process.exit(built.every(Boolean) ? 0 : 1);
