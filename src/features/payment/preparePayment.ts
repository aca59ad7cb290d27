import { missingToMinimum } from '@/domain/minimumOrder';
import { formatMoney } from '@/domain/money';
import type { Beginning } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { selectDeliveryAddress, selectPurchaseTotals } from '@/state/checkoutProgress';
import { selectCheckout, totalShown } from '@/state/checkoutSlice';
import { selectPurchase } from '@/state/purchase';
import { rereadProducts } from '@/state/rereadProducts';
import type { AppDispatch, RootState } from '@/state/storeTypes';

/** What the press on PayPal's button came to: an attempt, a reason to stop, or what the desk has to say. */
export type Preparation = Beginning | { readonly kind: 'stopped'; readonly text: string };

const stopped = (text: string): Preparation => ({ kind: 'stopped', text });

const unavailable = 'Something in your order is no longer available. You were not charged.';
const storageLost = 'Your browser lost access to its storage. Please reload this page, then pay. You were not charged.';

/** Looks at price, stock and minimum once more, and has the desk freeze the purchase. Nothing is charged here. */
export function preparePayment(desk: PaymentDesk, repeatConfirmed: boolean) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<Preparation> => {
    const shown = selectCheckout(getState()).totalAmount;
    const flow = selectPurchase(getState())?.flow;
    await dispatch(rereadProducts());
    const purchase = selectPurchase(getState());
    const address = selectDeliveryAddress(getState());
    // A Buy Now product that is gone leaves the cart: other goods than those that were pressed for.
    const totals = selectPurchaseTotals(getState());
    if (!purchase || !totals || purchase.flow !== flow || !address) return stopped(unavailable);

    const { goods, total } = totals;
    const missing = missingToMinimum(goods);
    if (missing > 0) return stopped(`Your order is ${formatMoney(missing)} below the minimum.`);
    if (total !== shown) {
      dispatch(totalShown(total));
      return stopped(`The total is now ${formatMoney(total)}. Please review your order before paying.`);
    }

    const beginning = await desk.begin({ ...purchase, address }, { repeatConfirmed });
    return beginning.kind === 'refused' && beginning.reason === 'storage-lost' ? stopped(storageLost) : beginning;
  };
}
