import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../server/listen';

/** The configuration around the generated one, as a deployer writes it (docs/deploying.md), confined to its own folder. */
function mainConfig(own: string, dir: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const mimeTypes = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${own}/pid;
error_log stderr warn;
events { worker_connections 256; }
http {
  include ${mimeTypes.find((file) => existsSync(file))};
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${own}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${dir};
    include ${dir}.nginx.conf;
  }
}
`;
}

async function untilItResponds(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    const response = await fetch(url).catch(() => null);
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start');
}

/**
 * Serves a build with nginx and its generated configuration. Port 0 picks a free one.
 * @throws nginx's own error for an invalid configuration.
 */
export async function serveByNginx(nginx: string, dir: string, port: number) {
  const own = mkdtempSync(path.join(tmpdir(), 'shop-nginx-'));
  const config = path.join(own, 'nginx.conf');
  const taken = port || (await freePort());
  writeFileSync(config, mainConfig(own, path.resolve(dir), taken));
  const args = ['-p', own, '-c', config, '-e', 'stderr'];
  const tested = spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' });
  if (tested.status !== 0) throw new Error(tested.stderr);
  const server = spawn(nginx, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const url = `http://127.0.0.1:${taken}`;
  await untilItResponds(url, server);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}
