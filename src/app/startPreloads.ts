import { env } from '@/config/env';
import { routePatterns } from '@/config/paths';
import { onIdle } from '@/lib/onIdle';
import type { Store } from '@/state/makeStore';
import { addressOf } from './linkedPath';
import { preloadOnIntent } from './preloadOnIntent';
import { loadPages } from './routes';
import { preload } from './staleChunk';

/** Last of all, so that nothing competes with the first visit. */
function downloadShop(): void {
  void preload(() => import('./startServiceWorker')).then((loaded) => loaded?.startServiceWorker());
}

/** Loads the listing, and from then on what a shopper points at. */
export function startPreloads(store: Store): void {
  const listing = preload(() => loadPages(addressOf(routePatterns.listing)));
  preloadOnIntent(store);
  if (import.meta.env.PROD && !__DEMO__ && env.serviceWorker) void listing.then(() => onIdle(downloadShop));
}
