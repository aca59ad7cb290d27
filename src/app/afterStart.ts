import { loadTransport } from '@/api/loadTransport';
import { routePatterns } from '@/config/paths';
import type { Store } from '@/state/makeStore';
import { loadPages } from './routes';
import { ahead } from './staleChunk';
import { whenIdle } from './whenIdle';

/** What a shopper is likely to want next, fetched once the first page is there and nothing waits. */
export function afterStart(store: Store): void {
  if (window.location.pathname.startsWith(`${import.meta.env.BASE_URL}admin/`)) return;
  const keepFocus = () => ahead(() => import('@/ui/keepFocus')).then((loaded) => loaded?.keepFocus(document.body));
  document.addEventListener('focusin', () => void keepFocus(), { once: true });
  whenIdle(() => {
    void ahead(loadTransport);
    void ahead(() => import('./prepareNext')).then((loaded) => loaded?.prepareNext(store));
    void ahead(() => loadPages(routePatterns.listing));
    void ahead(() => loadPages(routePatterns.product));
  });
}
