import type { PaymentDesk } from '@/payment/paymentDesk';
import { isSameGoods } from '@/payment/samePurchase';
import { buyNowReset } from './buyNowSlice';
import { checkoutReset } from './checkoutSlice';
import { selectPurchase } from './purchase';
import type { AppDispatch, RootState } from './storeTypes';

/**
 * After a successful booking both client states begin anew (ruling 17), whoever finished it: the page that paid, a
 * tap, a resumed visit or another tab. What the shopper has chosen to buy since then stays.
 */
export function settleWhenDone(desk: PaymentDesk) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    let unfinished: string | null = null;
    desk.subscribe(() => {
      const { open, done } = desk.view();
      if (done && done.attemptId === unfinished) {
        const purchase = selectPurchase(getState());
        if (!purchase || isSameGoods(purchase.lines, done.snapshot.lines)) {
          dispatch(buyNowReset());
          dispatch(checkoutReset());
        }
      }
      unfinished = open?.attemptId ?? null;
    });
  };
}
