import { findNginx, serveByNginx } from './nginxServer';
import { serveBuild } from './serveBuild';

/**
 * `npx tsx --tsconfig tests/tsconfig.json tests/support/hosting/cli.ts .cache/dist-demo 4301`: serves a build until
 * SIGTERM, with its own headers. SERVE=nginx serves it by nginx.
 */
const [dir = 'dist', port = '0'] = process.argv.slice(2);

async function serve() {
  if (process.env.SERVE !== 'nginx') return serveBuild(dir, Number(port));
  const nginx = findNginx();
  if (!nginx) throw new Error('There is no nginx on this machine');
  return serveByNginx(nginx, dir, Number(port));
}

const server = await serve();
console.log(`${dir} is served at ${server.url}`);

const stop = () => {
  void server.stop().then(() => process.exit(0));
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
