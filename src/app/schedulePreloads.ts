import { onIdle } from '@/lib/onIdle';
import type { Store } from '@/state/makeStore';
import { preload } from './staleChunk';

/** After the page's own loading, so that nothing competes with its first pictures (ms). */
const settleMs = 2000;

/** Runs a task once the page has loaded, has settled and is idle. */
function whenSettled(task: () => void): void {
  const soon = () => setTimeout(onIdle, settleMs, task);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

/** Preloads what a shopper is likely to want next, once the first page is complete and idle. */
export function schedulePreloads(store: Store): void {
  if (window.location.pathname.startsWith(`${import.meta.env.BASE_URL}admin/`)) return;
  const keepFocus = () => preload(() => import('@/ui/keepFocus')).then((loaded) => loaded?.keepFocus(document.body));
  document.addEventListener('focusin', () => void keepFocus(), { once: true });
  whenSettled(() => void preload(() => import('./startPreloads')).then((loaded) => loaded?.startPreloads(store)));
}
