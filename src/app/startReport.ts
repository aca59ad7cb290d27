import { loadWithRetry } from '@/lib/lazy';
import { reportVisit } from '@/report/reportVisit';
import type { Store } from '@/state/makeStore';
import { routeOf } from './linkedPath';

/** What may identify the shopper: no report may contain it. */
function knownOf(store: Store): unknown {
  const { user, buyNow, checkout } = store.getState();
  return [user.current?.profile, user.current?.myAddresses, buyNow.address, buyNow.email, checkout.selectedAddress];
}

/** Starts the reports of this page. They load the payment desk, which the watch of open payments loads anyway. */
export function startReport(store: Store, url: string): void {
  const payments = loadWithRetry(() => import('@/state/paymentDesk')).then(({ openPaymentDesk }) =>
    store.dispatch(openPaymentDesk()),
  );
  reportVisit({ url, routeOf, known: () => knownOf(store), payments });
}
