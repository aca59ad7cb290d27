import { getResponse, type HttpHandler } from 'msw';
import type { HostName } from '@/contract/calls';
import { createSeed } from '@/demo/seed/seed';
import { headerCookies } from '@/demo/server/authentication';
import { json } from '@/demo/server/call';
import { type Bases, createHandlers } from '@/demo/server/handlers';
import { picturesPath } from '@/demo/server/products';
import { createMemoryStore } from '@/demo/server/store';
import { control, makeHolds } from './control';
import { corsHeaders, type Listener, listen, preflight } from './listen';
import { demoFiles, type RecordedRequest, recordRequest } from './requests';

export interface ShopServerOptions {
  /** 0 picks a free port. */
  readonly ports: Readonly<Record<HostName, number>>;
  readonly products?: number;
  readonly bookings?: number;
  readonly customers?: number;
  /** Compresses responses, as production hosts do. */
  readonly packed?: boolean;
  /** A JPEG that replaces every SVG, as in a shop with photographs: an SVG costs the page layout time. */
  readonly photo?: Uint8Array<ArrayBuffer>;
  /** Replaces the responses of the hosts, preflights included. */
  readonly spoil?: (host: HostName, request: Request, response: Response) => Response | Promise<Response>;
}

export interface ShopServer {
  readonly urls: Bases;
  stop(): Promise<void>;
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  if (response.type === 'error') return response;
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Compresses texts if accepted; other pictures and fonts already are. */
function packed(response: Response, request: Request): Response {
  const text = /json|text|svg/.test(response.headers.get('content-type') ?? '');
  if (!text || !response.body || !request.headers.get('accept-encoding')?.includes('gzip')) return response;
  const { status, headers } = response;
  headers.delete('content-length');
  headers.set('content-encoding', 'gzip');
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { status, headers });
}

function photographed(request: Request, photo: ShopServerOptions['photo']): Response | null {
  if (!photo || !new URL(request.url).pathname.startsWith(picturesPath)) return null;
  return new Response(photo, { headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'max-age=31536000' } });
}

/** The demo backend over real HTTP: four loopback hosts, cross-origin, with cookies, and `/__test/` on the API's port. */
export async function startShopServer(options: ShopServerOptions): Promise<ShopServer> {
  const { ports, products, bookings, customers } = options;
  const requests: RecordedRequest[] = [];
  const holds = makeHolds();
  let handlers: HttpHandler[] = [];
  let apiBase = '';
  const store = createMemoryStore(createSeed({ apiBase, products: 0 }));

  async function respond(host: HostName, request: Request): Promise<Response> {
    if (host === 'api') {
      const controlled = await control({ store, apiBase: () => apiBase, requests, holds }, request);
      if (controlled) return controlled;
    }
    const allowed = preflight(host, request);
    if (allowed) return allowed;
    const record = await recordRequest(host, request);
    requests.push(record);
    const response = photographed(request, options.photo) ?? (await getResponse(handlers, request));
    record.unhandled = response === undefined;
    const sent = await holds.apply(record.call, response ?? json(404, { message: 'No such address' }));
    return withHeaders(sent, corsHeaders(host, request));
  }
  async function respondPacked(host: HostName, request: Request): Promise<Response> {
    return packed(await respond(host, request), request);
  }
  async function spoiled(host: HostName, request: Request): Promise<Response> {
    const response = await (options.packed ? respondPacked : respond)(host, request);
    return options.spoil ? options.spoil(host, request, response) : response;
  }

  const start = (host: HostName) => listen(ports[host], (request) => spoiled(host, request));
  const [api, address, payment, geocoder] = await startAll([
    () => start('api'),
    () => start('address'),
    () => start('payment'),
    () => start('geocoder'),
  ]);
  apiBase = api.url;
  const urls: Bases = {
    api: api.url,
    address: address.url,
    payment: payment.url,
    geocoder: geocoder.url,
    payPalSdk: `${payment.url}/sdk/js`,
  };
  await store.replace(
    createSeed({
      apiBase,
      ...(products === undefined ? {} : { products }),
      ...(bookings === undefined ? {} : { bookings }),
      ...(customers === undefined ? {} : { customers }),
    }),
  );
  handlers = createHandlers({ store, bases: urls, cookies: headerCookies, clock: () => new Date(), ...demoFiles });
  return { urls, stop: () => stopAll([api, address, payment, geocoder]) };
}

type Start = () => Promise<Listener>;

async function stopAll(listeners: readonly Listener[]): Promise<void> {
  await Promise.all(listeners.map((listener) => listener.stop()));
}

/** Starts the four listeners; stops the others if one fails. */
async function startAll(starts: readonly [Start, Start, Start, Start]) {
  const started: Listener[] = [];
  const next = async (start: Start) => {
    const listener = await start();
    started.push(listener);
    return listener;
  };
  try {
    return [await next(starts[0]), await next(starts[1]), await next(starts[2]), await next(starts[3])] as const;
  } catch (error) {
    await stopAll(started);
    throw error;
  }
}
