import type { PaymentDesk } from '@/payment/paymentDesk';
import { selectPayPalOpen } from './paymentSlice';
import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';

/** Resolves when the desk has read its journal: until then it cannot know of an open payment. */
function untilReady(desk: PaymentDesk): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!desk.snapshot().ready) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = desk.subscribe(check);
    check();
  });
}

/** From the press on PayPal's button. */
const isAtPayPal = (state: RootState) => state.payment.preparing || selectPayPalOpen(state);

/**
 * Whether a payment is pending in this tab, or open from an earlier visit. Without a desk there is none: its code never
 * loaded. Stays pending while the journal cannot be read.
 */
export function paymentInProgress() {
  return async (_dispatch: AppDispatch, getState: () => RootState, { payment }: ThunkExtra): Promise<boolean> => {
    if (isAtPayPal(getState())) return true;
    if (payment.desk) await untilReady(payment.desk);
    const snapshot = payment.desk?.snapshot();
    return isAtPayPal(getState()) || (snapshot !== undefined && (snapshot.open !== null || snapshot.working !== null));
  };
}
