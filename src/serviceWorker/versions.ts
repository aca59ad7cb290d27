import { CacheExpiration } from 'workbox-expiration';
import { takeOverMessage } from '@/config/constants';
import { build, caching, files } from './files';
import { outdatedCaches } from './pageRules';
import { cacheOpenPages } from './pages';
import { scope, takeOver } from './scope';

/** Drops a half-filled cache, which would use space that the device does not have. */
async function dropFiles(): Promise<void> {
  await caches.delete(caching.files).catch(() => false);
}

/** Whether another kind of worker is active, such as the demo's, which no tab needs. */
const replacesOther = () => scope.registration.active !== null && scope.registration.active.scriptURL !== location.href;

async function dropOutdated(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const names = outdatedCaches(await caches.keys(), build.base, build.id, windows.length > 0);
  await Promise.all(
    names.map(async (name) => {
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
      await caches.delete(name);
    }),
  );
}

/** Part of the Static Routing API, which TypeScript's library does not declare and only some browsers have. */
interface InstallEvent extends ExtendableEvent {
  readonly addRoutes?: (rule: { condition: object; source: 'network' }) => Promise<void>;
}

/**
 * Orders, reports and all other writes bypass the worker. Otherwise Chromium would lose a request of a closing page,
 * `keepalive` or not.
 */
const writesBypass = { condition: { not: { requestMethod: 'GET' } }, source: 'network' } as const;

/** A new version waits until the shopper accepts it or has closed every tab of the old one. */
export function followVersions(): void {
  scope.addEventListener('install', (event: InstallEvent) => {
    // A browser may not support this condition.
    event.addRoutes?.(writesBypass).catch(() => {});
    if (replacesOther()) takeOver();
    const installed = files.install(event);
    event.waitUntil(installed.then(() => cacheOpenPages(event), dropFiles));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      dropOutdated()
        .catch(() => {})
        .then(() => scope.clients.claim()),
    );
  });
  scope.addEventListener('message', ({ data }) => {
    if (data === takeOverMessage) takeOver();
  });
}
