import { ownCaches } from './pageRules';
import { scope, takeOver } from './scope';

declare const __BASE__: string;

/** Takes the place of the shop's worker where a build has none: removes it with all that it cached. */
async function removeEverything(): Promise<void> {
  await scope.registration.unregister();
  const names = ownCaches(await caches.keys(), __BASE__);
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
}

scope.addEventListener('install', takeOver);
scope.addEventListener('activate', (event) => event.waitUntil(removeEverything()));
