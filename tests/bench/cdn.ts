import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain',
};

interface Served {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

async function load(dir: string, file: string): Promise<Served> {
  const raw = await readFile(path.join(dir, file));
  const type = types[path.extname(file)];
  const cached = file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = { 'cache-control': cached, 'content-type': type ?? 'application/octet-stream' };
  // Pictures, fonts and videos are compressed already.
  return type
    ? { body: brotliCompressSync(raw), headers: { ...headers, 'content-encoding': 'br' } }
    : { body: raw, headers };
}

/** Serves a build as a CDN would: brotli, assets for ever, any other route the page itself. Each file is packed once. */
export async function startCdn(dir: string, port: number): Promise<Server> {
  const files = new Map<string, Promise<Served>>();
  const server = createServer(async (request, response) => {
    const wanted = decodeURIComponent(new URL(request.url ?? '/', 'http://cdn').pathname).slice(1);
    const known = wanted !== '' && path.extname(wanted) !== '' && existsSync(path.join(dir, wanted));
    if (!known && wanted.startsWith('assets/')) return void response.writeHead(404).end();
    const file = known ? wanted : 'index.html';
    const served = files.get(file) ?? load(dir, file);
    files.set(file, served);
    const { body, headers } = await served;
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
