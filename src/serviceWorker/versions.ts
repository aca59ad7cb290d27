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

/** A new version waits until the shopper asks for it or has closed every tab of the old one. */
export function followVersions(): void {
  scope.addEventListener('install', (event) => {
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
