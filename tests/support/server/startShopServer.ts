import { getResponse, type HttpHandler } from 'msw';
import type { HostName } from '@/contract/calls';
import { createSeed, type SeedOptions } from '@/demo/seed/seed';
import { headerCookies } from '@/demo/server/authentication';
import { json } from '@/demo/server/call';
import { type Bases, createHandlers } from '@/demo/server/handlers';
import { picturesPath } from '@/demo/server/products';
import { createMemoryStore } from '@/demo/server/store';
import { control, makeHolds } from './control';
import { corsHeaders, type Listener, listen, preflight } from './listen';
import { demoFiles, type RecordedRequest, recordRequest } from './requests';

interface ShopServerOptions extends Omit<SeedOptions, 'apiBase'> {
  /** Without them, each host picks a free port. */
  readonly ports?: Readonly<Record<HostName, number>>;
  /** Compresses responses, as production hosts do. */
  readonly packed?: boolean;
  /** A JPEG that replaces every SVG, as in a shop with photographs: an SVG costs the page layout time. */
  readonly photo?: Uint8Array<ArrayBuffer>;
  /** Replaces the responses of the hosts, preflights included. */
  readonly spoil?: (host: HostName, request: Request, response: Response) => Response | Promise<Response>;
}

export type ShopServer = Awaited<ReturnType<typeof startShopServer>>;

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  if (response.type === 'error') return response;
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Compresses texts if accepted; other pictures and fonts already are. */
function compressed(response: Response, request: Request): Response {
  const text = /json|text|svg/.test(response.headers.get('content-type') ?? '');
  if (!text || !response.body || !request.headers.get('accept-encoding')?.includes('gzip')) return response;
  const { status, headers } = response;
  headers.delete('content-length');
  headers.set('content-encoding', 'gzip');
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { status, headers });
}

function photographed(request: Request, photo: ShopServerOptions['photo']): Response | undefined {
  if (!photo || !new URL(request.url).pathname.startsWith(picturesPath)) return;
  return new Response(photo, { headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'max-age=31536000' } });
}

/** The demo backend over real HTTP: four loopback hosts, cross-origin, with cookies, and `/__test/` on the API's port. */
export async function startShopServer({ ports, photo, packed, spoil, ...seed }: ShopServerOptions) {
  const requests: RecordedRequest[] = [];
  const holds = makeHolds();
  let handlers: HttpHandler[] = [];
  let apiBase = '';
  const store = createMemoryStore(createSeed({ apiBase, products: 0 }));

  async function respond(host: HostName, request: Request): Promise<Response> {
    const controlled = host === 'api' && (await control({ store, apiBase, requests, holds }, request));
    const quick = controlled || preflight(host, request);
    if (quick) return quick;
    const record = await recordRequest(host, request);
    requests.push(record);
    const response = photographed(request, photo) ?? (await getResponse(handlers, request));
    record.unhandled = response === undefined;
    const sent = await holds.apply(record.call, response ?? json(404, { message: 'No such address' }));
    return withHeaders(sent, corsHeaders(host, request));
  }

  const listeners: Listener[] = [];
  async function start(host: HostName): Promise<string> {
    const listener = await listen(ports?.[host] ?? 0, async (request) => {
      const response = await respond(host, request);
      const sent = packed ? compressed(response, request) : response;
      return spoil ? spoil(host, request, sent) : sent;
    });
    listeners.push(listener);
    return listener.url;
  }
  const stop = async () => void (await Promise.all(listeners.map((listener) => listener.stop())));
  try {
    apiBase = await start('api');
    const [address, payment, geocoder] = [await start('address'), await start('payment'), await start('geocoder')];
    const urls: Bases = { api: apiBase, address, payment, geocoder, payPalSdk: `${payment}/sdk/js` };
    await store.replace(createSeed({ apiBase, ...seed }));
    handlers = createHandlers({ store, bases: urls, cookies: headerCookies, clock: () => new Date(), ...demoFiles });
    return { urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
