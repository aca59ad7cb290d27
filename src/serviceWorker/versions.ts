import { CacheExpiration } from 'workbox-expiration';
import { takeOverMessage } from '@/config/constants';
import { build, caching, files } from './files';
import { outdatedCaches } from './pageRules';
import { keepOpenPages } from './pages';
import { scope, takeOver } from './scope';

/** A half-filled cache would take up room that the shopper does not have. */
async function dropFiles(): Promise<void> {
  await caches.delete(caching.files).catch(() => false);
}

/** Another kind of worker, such as the demo's, has no tabs that need it. */
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

/** Of the Static Routing API, which TypeScript's library does not know and only some browsers have. */
interface InstallEvent extends ExtendableEvent {
  readonly addRoutes?: (rule: { condition: object; source: 'network' }) => Promise<void>;
}

/**
 * Orders, reports and all that changes something go past the worker. A request of a page that is closing would otherwise be lost
 * in Chromium, `keepalive` or not.
 */
const writesBypass = { condition: { not: { requestMethod: 'GET' } }, source: 'network' } as const;

/** A new version waits until the shopper asks for it or has closed every tab of the old one. */
export function followVersions(): void {
  scope.addEventListener('install', (event: InstallEvent) => {
    // A browser may know fewer conditions.
    event.addRoutes?.(writesBypass).catch(() => {});
    if (replacesOther()) takeOver();
    const installed = files.install(event);
    event.waitUntil(installed.then(() => keepOpenPages(event), dropFiles));
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
