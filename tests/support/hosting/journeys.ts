import { readFileSync } from 'node:fs';
import { demoPort, hostedPorts } from '../run/ports.mjs';
import { findProgram } from '../run/tools.mjs';
import { startShopServer } from '../server/startShopServer';
import { serveByNginx } from './nginxServer';
import { serveBuild } from './serveBuild';

/**
 * The journeys' servers in one process, until SIGTERM: the builds with their generated headers, and the hosted one's test server.
 * SERVE=nginx serves the builds with nginx; with PSEUDO_CONFIG, the demo is that in the pseudo-language.
 */
async function serve(build: string, port: number) {
  const dir = `.cache/dist-${build}`;
  // Fails early rather than in the middle of a journey.
  readFileSync(`${dir}/index.html`);
  if (process.env.SERVE !== 'nginx') return serveBuild(dir, port);
  const nginx = findProgram('nginx');
  if (!nginx) throw new Error('There is no nginx on this machine');
  return serveByNginx(nginx, dir, port);
}

const far = await Promise.all([startShopServer({ ports: hostedPorts }), serve('hosted', hostedPorts.page)]);
// Started last: Playwright waits for this server.
const servers = [...far, await serve(process.env.PSEUDO_CONFIG ? 'pseudo' : 'demo', demoPort)];

const stop = () => {
  void Promise.all(servers.map((server) => server.stop())).then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

// A run that is killed does not end its servers, and the next one needs their ports.
const { RUNNER } = process.env;
const watch = setInterval(() => {
  if (!RUNNER || isRunning(Number(RUNNER))) return;
  clearInterval(watch);
  stop();
}, 500);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
