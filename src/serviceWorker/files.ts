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

/** A file of this build, or of an earlier one for its tabs that are still open; null where it is not cached. */
export async function cachedFile(url: string): Promise<Response | null> {
  try {
    return (await files.matchPrecache(url)) ?? (await caches.match(url)) ?? null;
  } catch {
    // Cache Storage fails, as on a damaged profile.
    return null;
  }
}

interface Asked {
  readonly request: Request;
  readonly event: ExtendableEvent;
}

/** The response of a strategy. That it could not be cached, for example on a full disk, is no failure. */
export function respondWith(strategy: Strategy, { request, event }: Asked): Promise<Response> {
  const [response, done] = strategy.handleAll({ request, event });
  done.catch(() => {});
  return response;
}
