import { loadTransport } from '@/api/loadTransport';
import { env } from '@/config/env';
import { routePatterns } from '@/config/paths';
import { onIdle } from '@/lib/onIdle';
import type { Store } from '@/state/makeStore';
import { preloadOnIntent } from './preloadOnIntent';
import { loadPages } from './routes';
import { preload } from './staleChunk';

/** Last of all, so that nothing competes with the first visit. */
function downloadShop(): void {
  void preload(() => import('./startServiceWorker')).then((loaded) => loaded?.startServiceWorker());
}

/** Loads what a shopper is likely to want next: axios, the listing, a product, and what they point at. */
export function startPreloads(store: Store): void {
  const preloads = [
    preload(loadTransport),
    preload(() => loadPages(routePatterns.listing)),
    preload(() => loadPages(routePatterns.product)),
  ];
  preloadOnIntent(store);
  if (import.meta.env.PROD && !__DEMO__ && env.serviceWorker)
    void Promise.all(preloads).then(() => onIdle(downloadShop));
}
