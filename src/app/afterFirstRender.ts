import { env } from '@/config/env';
import { isOfDashboard } from '@/config/paths';
import { LoginModal } from '@/features/session/LoginModalHost';
import { followTheme } from '@/lib/theme';
import type { Store } from '@/state/makeStore';
import { storeWhenLeft } from '@/state/persistence';
import { keepFocus } from '@/ui/keepFocus';
import { ignoreStrayClicks } from '@/ui/strayClicks';
import { currentPage } from './linkedPath';
import { preloadOnIntent } from './preloadOnIntent';
import { preload } from './staleChunk';
import { followTranslation } from './translatedPage';

/** The pause after the `load` event, so that nothing competes with the page's first pictures (ms). */
const settleMs = 2000;

/** Runs a task once the page has loaded and settled. */
function whenSettled(task: () => void): void {
  const soon = () => setTimeout(task, settleMs);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

/** Starts the service worker, which downloads the shop: last of all, so that nothing competes with the first visit. */
function downloadShop(): void {
  if (!import.meta.env.PROD || __DEMO__ || !env.serviceWorker) return;
  void preload(() => import('./startServiceWorker')).then((loaded) => loaded?.startServiceWorker());
}

/** Starts the reports, if the build has an address for them. */
function report(store: Store): void {
  if (!import.meta.env.PROD || !__REPORT_URL__) return;
  void preload(() => import('./startReport')).then((loaded) => loaded?.startReport(store, __REPORT_URL__));
}

/** Starts what no page needs to show itself, and loads what a shopper is likely to want next. */
export function afterFirstRender(store: Store): void {
  // From here on the app itself shows who is signed in.
  delete document.documentElement.dataset.signedIn;
  store.dispatch(storeWhenLeft());
  followTheme();
  followTranslation();
  keepFocus();
  ignoreStrayClicks();
  if (isOfDashboard(currentPage())) return;
  preloadOnIntent(store);
  whenSettled(() => {
    // A guest's first click on a heart or on Add To Bag opens it.
    void preload(() => LoginModal.load());
    downloadShop();
    report(store);
  });
}
