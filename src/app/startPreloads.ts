import { routePatterns } from '@/config/paths';
import type { Store } from '@/state/makeStore';
import { addressOf } from './linkedPath';
import { preloadOnIntent } from './preloadOnIntent';
import { loadPages } from './routes';
import { preload } from './staleChunk';

/** Loads the listing, and from then on what a shopper points at. */
export function startPreloads(store: Store): void {
  void preload(() => loadPages(addressOf(routePatterns.listing)));
  preloadOnIntent(store);
}
