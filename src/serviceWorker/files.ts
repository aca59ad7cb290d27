import { PrecacheController } from 'workbox-precaching';
import { build, caching } from './build';

/** The files of this build, downloaded when the worker is installed, one after the other. */
export const files = new PrecacheController({ cacheName: caching.files });
files.addToCacheList([...build.files]);

export const fileUrls: ReadonlySet<string> = new Set(build.files.map(({ url }) => url));

/** A file of this build, or of an earlier one for its tabs that are still open; null where it is not kept. */
export async function keptFile(url: string): Promise<Response | null> {
  try {
    return (await files.matchPrecache(url)) ?? (await caches.match(url)) ?? null;
  } catch {
    // Cache Storage fails, as on a damaged profile.
    return null;
  }
}
