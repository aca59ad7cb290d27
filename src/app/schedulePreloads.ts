import { loadTransport } from '@/api/loadTransport';
import { routePatterns } from '@/config/paths';
import type { Store } from '@/state/makeStore';
import { loadPages } from './routes';
import { preload } from './staleChunk';
import { whenIdle } from './whenIdle';

/** What a shopper is likely to want next, fetched once the first page is there and nothing waits. */
export function schedulePreloads(store: Store): void {
  if (window.location.pathname.startsWith(`${import.meta.env.BASE_URL}admin/`)) return;
  const keepFocus = () => preload(() => import('@/ui/keepFocus')).then((loaded) => loaded?.keepFocus(document.body));
  document.addEventListener('focusin', () => void keepFocus(), { once: true });
  whenIdle(() => {
    void preload(loadTransport);
    void preload(() => import('./preloadOnIntent')).then((loaded) => loaded?.preloadOnIntent(store));
    void preload(() => loadPages(routePatterns.listing));
    void preload(() => loadPages(routePatterns.product));
  });
}
