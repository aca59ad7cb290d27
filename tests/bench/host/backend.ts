import { readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { brotliCompressSync, constants } from 'node:zlib';
import { getResponse } from 'msw';
import { createSeed } from '@/demo/seed/seed';
import { headerCookies } from '@/demo/server/authentication';
import { createHandlers } from '@/demo/server/handlers';
import { picturesPath } from '@/demo/server/products';
import { createMemoryStore } from '@/demo/server/store';
import { corsHeaders, preflight } from '../../support/server/listen';
import { demoFiles } from '../../support/server/requests';

const photo = readFileSync(new URL('../photo.jpg', import.meta.url));

/** A backend compresses each response on request: not at brotli's best. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The demo's handlers as an API at `base`, its pictures photographs. Takes its number of products; returns what responds to a
 * request, bodies compressed by brotli.
 */
export function makeBackend(base: string, products: number): (request: Request) => Promise<Response> {
  const store = createMemoryStore(createSeed({ apiBase: base, products }));
  const bases = { api: base, address: base, payment: base, geocoder: base, payPalSdk: `${base}/sdk/js` };
  const handlers = createHandlers({ store, bases, cookies: headerCookies, clock: () => new Date(), ...demoFiles });
  const photos = `${new URL(base).pathname.replace(/\/$/, '')}${picturesPath}`;

  async function respond(request: Request): Promise<Response> {
    if (new URL(request.url).pathname.startsWith(photos))
      return new Response(photo, { headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'max-age=31536000' } });
    const response = await getResponse(handlers, request);
    if (!response) return new Response(null, { status: 404 });
    const body = brotliCompressSync(await response.arrayBuffer(), quality);
    const headers = new Headers(response.headers);
    headers.set('Content-Encoding', 'br');
    headers.set('Content-Length', `${body.length}`);
    return new Response(body, { status: response.status, headers });
  }

  return async (request) => {
    const allowed = preflight('api', request);
    if (allowed) return allowed;
    const response = await respond(request);
    for (const [name, value] of Object.entries(corsHeaders('api', request))) response.headers.set(name, value);
    return response;
  };
}

export type Handle = (incoming: Http2ServerRequest, outgoing: Http2ServerResponse) => void;

/** HTTP/2 over TLS on a loopback port. Returns a function that stops it. */
export async function listenSecurely(
  port: number,
  certificate: { key: Buffer; cert: Buffer },
  handle: Handle,
): Promise<() => Promise<void>> {
  const server = createSecureServer({ ...certificate, allowHTTP1: true });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const session of sessions) session.destroy();
    });
}
