import { readFileSync } from 'node:fs';
import { demoPort, lanes } from '../run/ports.mjs';
import { startShopServer } from '../server/startShopServer';
import { findNginx, serveByNginx } from './nginxServer';
import { serveBuild } from './serveBuild';

/**
 * All that the journeys need at the other end, in one process, until SIGTERM: the builds under their own headers, and a test
 * server for each lane. SERVE=nginx has nginx serve the builds.
 */
async function serve(build: string, port: number) {
  const dir = `.cache/dist-${build}`;
  // Said at once, and not in the middle of a journey.
  readFileSync(`${dir}/index.html`);
  if (process.env.SERVE !== 'nginx') return serveBuild(dir, port);
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx on this machine');
  return serveByNginx(nginx, dir, port);
}

const far = await Promise.all([
  startShopServer({ ports: lanes.hosted }),
  startShopServer({ ports: lanes.faults }),
  serve('hosted', lanes.hosted.page),
  serve('faults', lanes.faults.page),
]);
// Last: when this one answers, Playwright begins.
const servers = [...far, await serve('demo', demoPort)];

const stop = () => {
  void Promise.all(servers.map((server) => server.stop())).then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
