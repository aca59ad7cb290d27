import { ownCaches } from './pageRules';
import { scope, takeOver } from './scope';

declare const __BASE__: string;

/** Removes the shop's worker and all that it cached, if the build has none. */
async function removeEverything(): Promise<void> {
  await scope.registration.unregister();
  const names = ownCaches(await caches.keys(), __BASE__);
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
}

scope.addEventListener('install', takeOver);
scope.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
