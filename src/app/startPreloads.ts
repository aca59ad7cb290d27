import { loadTransport } from '@/api/loadTransport';
import { routePatterns } from '@/config/paths';
import type { Store } from '@/state/makeStore';
import { preloadOnIntent } from './preloadOnIntent';
import { loadPages } from './routes';
import { preload } from './staleChunk';

/** Loads what a shopper is likely to want next: axios, the listing, a product, and what they point at. */
export function startPreloads(store: Store): void {
  void preload(loadTransport);
  void preload(() => loadPages(routePatterns.listing));
  void preload(() => loadPages(routePatterns.product));
  preloadOnIntent(store);
}
