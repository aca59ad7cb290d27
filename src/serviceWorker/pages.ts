import { ExpirationPlugin } from 'workbox-expiration';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { htmlFileOf, pageAt } from '@/config/paths';
import { build, cachedFile, caching, fileUrls, respondWith } from './files';
import { isOwnPage, pageKind } from './pageRules';
import { scope } from './scope';

const day = 86_400;

/** The file of this build for the kind of page at an address. */
const fileOf = ({ pathname }: URL) => build.base + htmlFileOf(pageAt(`/${pathname.slice(build.base.length)}`));

export const kindOf = ({ pathname }: URL) =>
  pathname.startsWith(build.base) ? pageKind(`/${pathname.slice(build.base.length)}`) : 'file';

async function isCacheable(response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return false;
  if (!response.headers.get('content-type')?.startsWith('text/html')) return false;
  return isOwnPage(await response.clone().text(), build.entry, fileUrls);
}

/**
 * Stale-while-revalidate for a page's HTML; a page that is not cached yet gets the HTML of its kind. One entry per
 * path, because hosts serve the same file for every query. A page belongs to the build whose chunks it links.
 */
class CachedPages extends Strategy {
  constructor() {
    super({
      cacheName: caching.pages,
      plugins: [
        {
          cacheKeyWillBeUsed: async ({ request }) =>
            new Request(new URL(new URL(request.url).pathname, location.origin)),
        },
        { cacheWillUpdate: async ({ response }) => ((await isCacheable(response)) ? response : null) },
        new ExpirationPlugin({ maxEntries: 30, maxAgeSeconds: 7 * day, purgeOnQuotaError: true }),
      ],
    });
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const newest = handler.fetch(new Request(request.url, { cache: 'no-cache', credentials: 'same-origin' }));
    const keeping = newest.then((response) => handler.cachePut(request, response.clone()));
    void handler.waitUntil(keeping.catch(() => false));
    const cached = await handler.cacheMatch(request).catch(() => undefined);
    return cached ?? (await cachedFile(fileOf(new URL(request.url)))) ?? newest;
  }
}

const cachedPages = new CachedPages();

/** The network's response to a navigation; offline, the offline page. */
async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await cachedFile(build.offlinePage)) ?? Response.error();
  }
}

interface Navigation {
  readonly request: Request;
  readonly url: URL;
  readonly event: ExtendableEvent;
}

export async function respondToNavigation({ request, url, event }: Navigation): Promise<Response> {
  const kind = kindOf(url);
  if (kind === 'file') return fromNetwork(request);
  if (kind === 'app') return (await cachedFile(fileOf(url))) ?? fromNetwork(request);
  return respondWith(cachedPages, { request, event }).catch(() => fromNetwork(request));
}

/** Caches the HTML of the pages that are open: they loaded before this worker could cache them. */
export async function cacheOpenPages(event: ExtendableEvent): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = windows.map(({ url }) => new URL(url)).filter((url) => kindOf(url) === 'cached');
  const responses = urls.flatMap((url) => cachedPages.handleAll({ request: new Request(url), event }));
  await Promise.allSettled(responses);
}
