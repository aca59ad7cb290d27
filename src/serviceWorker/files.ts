import { PrecacheController } from 'workbox-precaching';
import type { Strategy } from 'workbox-strategies';
import type { BuildFacts } from './buildFacts';
import { cacheNames } from './pageRules';

declare const __BUILD__: BuildFacts;

export const build = __BUILD__;
export const caching = cacheNames(build.base, build.id);

/** The files of this build, downloaded when the worker is installed, one after the other. */
export const files = new PrecacheController({ cacheName: caching.files });
files.addToCacheList([...build.files]);

export const fileUrls: ReadonlySet<string> = new Set(build.files.map(({ url }) => url));

/** A cached file of this build, or of an earlier one whose tabs are still open; null if it is not cached. */
export async function cachedFile(url: string): Promise<Response | null> {
  try {
    return (await files.matchPrecache(url)) ?? (await caches.match(url)) ?? null;
  } catch {
    // Cache Storage failed, as with a damaged browser profile.
    return null;
  }
}

interface Asked {
  readonly request: Request;
  readonly event: ExtendableEvent;
}

/** The response of a strategy. A failure to cache it, for example on a full disk, is ignored. */
export function respondWith(strategy: Strategy, { request, event }: Asked): Promise<Response> {
  const [response, done] = strategy.handleAll({ request, event });
  done.catch(() => {});
  return response;
}
