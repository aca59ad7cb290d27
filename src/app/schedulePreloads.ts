import { env } from '@/config/env';
import { routePatterns } from '@/config/paths';
import { loadHeaderParts } from '@/features/layout/headerParts';
import { onIdle } from '@/lib/onIdle';
import { session } from '@/lib/storage';
import { yieldToMain } from '@/lib/yieldToMain';
import type { Store } from '@/state/makeStore';
import { selectUser } from '@/state/userSlice';
import { handedOverKey } from './handedOverKey';
import { addressOf, routeOf } from './linkedPath';
import { preloadOnIntent } from './preloadOnIntent';
import { loadPages } from './routes';
import { preload } from './staleChunk';

/** After the page's own loading, so that nothing competes with its first pictures (ms). */
const settleMs = 2000;

/** Runs a task once the page has loaded, has settled and is idle. */
function whenSettled(task: () => void): void {
  const soon = () => setTimeout(onIdle, settleMs, task);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

/** The service worker's part: last of all, so that nothing competes with the first visit. */
function downloadShop(): void {
  if (!import.meta.env.PROD || __DEMO__ || !env.serviceWorker) return;
  void preload(() => import('./startServiceWorker')).then((loaded) => loaded?.startServiceWorker());
}

/** The reports, only in a build that is told where to. */
function report(store: Store): void {
  if (!import.meta.env.PROD || !__REPORT_URL__) return;
  void preload(() => import('./startReport')).then((loaded) => loaded?.startReport(store, __REPORT_URL__));
}

const signsOfUse = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Loads what answers a heart and Add to Cart: a first press waits for no code. */
function preloadPressed(store: Store): void {
  void preload(() => import('@/state/deferred'));
  if (!selectUser(store.getState())) void preload(() => import('@/state/guestBag'));
}

/** Loads axios and the phone's search at the first sign that someone uses the page: what the page itself needs, the HTML has requested. */
function preloadOnUse(): void {
  const load = () => {
    for (const name of signsOfUse) document.removeEventListener(name, load);
    // The use itself comes first.
    void yieldToMain().then(() => {
      void preload(loadHeaderParts);
    });
  };
  for (const name of signsOfUse) document.addEventListener(name, load, { passive: true });
}

/** Links to other languages work without it; they lead to the same page, with what was typed, once it has loaded. */
function followLanguages(store: Store): void {
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const name of signsOfUse) document.removeEventListener(name, load);
    void preload(() => import('./followLanguage')).then((loaded) => loaded?.followLanguage(store));
  };
  if (session.read(handedOverKey) !== null) load();
  else {
    for (const name of signsOfUse) document.addEventListener(name, load, { passive: true });
    whenSettled(load);
  }
}

/**
 * Preloads what a shopper is likely to want next: a product's page, which a tap on any card opens, and what is pointed at, at once; the
 * rest of the shop, by the service worker, and the reports when the page is complete and idle.
 */
export function schedulePreloads(store: Store): void {
  void preload(() => import('@/lib/theme')).then((loaded) => loaded?.followTheme());
  followLanguages(store);
  if (routeOf(window.location.pathname).startsWith('/admin/')) return;
  const keepFocus = () => preload(() => import('@/ui/keepFocus')).then((loaded) => loaded?.keepFocus(document.body));
  document.addEventListener('focusin', () => void keepFocus(), { once: true });
  preloadOnUse();
  preloadPressed(store);
  void preload(() => loadPages(addressOf(routePatterns.product)));
  preloadOnIntent(store);
  whenSettled(() => {
    downloadShop();
    report(store);
  });
}
