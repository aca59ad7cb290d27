/** The worker's global scope, which TypeScript's library declares as that of any worker. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

const everyMs = 500;
const forMs = 60_000;

/**
 * Replaces the running worker. Asks again until it has: Chromium forgets a request made while the running worker
 * answers a page, and this one would wait for as long as the page is open.
 */
export function takeOver(): void {
  void scope.skipWaiting();
  const timer = setInterval(() => void scope.skipWaiting(), everyMs);
  const stop = () => clearInterval(timer);
  scope.addEventListener('activate', stop);
  setTimeout(stop, forMs);
}
