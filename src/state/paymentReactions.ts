import type { PaymentSnapshot } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { isSameGoods } from '@/payment/recordRules';
import { buyNowReset } from './buyNow';
import { checkoutReset, forgetAddressDraft } from './checkout';
import { signInRequested } from './loginModal';
import { selectPurchase } from './purchase';
import type { AppDispatch, RootState } from './storeTypes';

/**
 * After a successful booking both client states are reset (ruling 17), whoever finished it: the page that paid, a
 * tap, a resumed visit or another tab. What the shopper has chosen to buy since then stays.
 */
function resetCheckoutWhenBooked(before: PaymentSnapshot, { done }: PaymentSnapshot) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const unfinished = [before.open, ...before.closed].some((record) => record?.attemptId === done?.attemptId);
    if (!done || !unfinished) return;
    const purchase = selectPurchase(getState());
    if (purchase && !isSameGoods(purchase.lines, done.snapshot.lines)) return;
    forgetAddressDraft();
    dispatch(buyNowReset());
    dispatch(checkoutReset());
  };
}

/** §8: a booking's 401 opens the login modal; the booking goes on after the sign-in. */
function askForSignIn(before: PaymentSnapshot, { open }: PaymentSnapshot) {
  return (dispatch: AppDispatch): void => {
    const refused = open?.state === 'BOOK_REFUSED' && open.because === 'sign-in';
    const wasSent = before.open?.state === 'BOOKING' && before.open.attemptId === open?.attemptId;
    if (refused && wasSent) dispatch(signInRequested(null));
  };
}

/** What the rest of the store does when the payments change. */
export function reactToPayments(desk: PaymentDesk) {
  return (dispatch: AppDispatch): void => {
    let before = desk.snapshot();
    desk.subscribe(() => {
      const after = desk.snapshot();
      dispatch(resetCheckoutWhenBooked(before, after));
      dispatch(askForSignIn(before, after));
      before = after;
    });
  };
}
