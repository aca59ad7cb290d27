import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { build, caching, respondWith } from './files';
import { kindOf } from './pages';
import { scope } from './scope';

const day = 86_400;

const expiration = new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 30 * day, purgeOnQuotaError: true });

/** For pictures whose host allows the shop to read them (CORS). */
const readable = (cache: RequestCache) =>
  new CacheFirst({
    cacheName: caching.pictures,
    fetchOptions: { mode: 'cors', credentials: 'omit', cache },
    plugins: [expiration],
  });

// The browser's HTTP cache may hold an earlier response without CORS headers for the shop.
const attempts = [readable('default'), readable('no-cache')];

/** Caches few, because browsers count an unreadable response as several megabytes. */
const opaque = new CacheFirst({
  cacheName: caching.opaquePictures,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (response.type === 'opaque' ? response : null) },
    new ExpirationPlugin({ maxEntries: 20, maxAgeSeconds: 7 * day, purgeOnQuotaError: true }),
  ],
});

export function isPicture(request: Request, { origin }: URL): boolean {
  if (request.destination !== 'image') return false;
  return origin === location.origin || build.pictureOrigins.includes(origin);
}

/** Whether a picture's host is known to send no CORS headers. */
async function isOpaqueHost({ origin }: URL): Promise<boolean> {
  const cached = await (await caches.open(caching.opaquePictures)).keys();
  return cached.some(({ url }) => new URL(url).origin === origin);
}

async function isFromDashboard(event: ExtendableEvent): Promise<boolean> {
  const client = event instanceof FetchEvent ? await scope.clients.get(event.clientId) : undefined;
  return client !== undefined && kindOf(new URL(client.url)) === 'admin';
}

interface PictureRequest {
  readonly request: Request;
  readonly url: URL;
  readonly event: ExtendableEvent;
}

/** Responds from the cache, else from the network; to the dashboard only from the network. */
export async function respondToPicture({ request, url, event }: PictureRequest): Promise<Response> {
  if (await isFromDashboard(event)) return fetch(request);
  const options = { request, event };
  if (!(await isOpaqueHost(url)))
    for (const attempt of attempts) {
      const response = await respondWith(attempt, options).catch(() => null);
      if (response) return response;
    }
  return respondWith(opaque, options);
}
