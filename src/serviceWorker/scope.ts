/** The service worker's global scope; TypeScript's library only declares that of any worker. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

const everyMs = 500;
const forMs = 60_000;

/**
 * Replaces the running worker. Repeats the request until this worker is active: Chromium drops one made while the
 * running worker responds to a page, and this one would wait for as long as the page is open.
 */
export function takeOver(): void {
  void scope.skipWaiting();
  const timer = setInterval(() => void scope.skipWaiting(), everyMs);
  const stop = () => clearInterval(timer);
  scope.addEventListener('activate', stop);
  setTimeout(stop, forMs);
}
