import { missingToMinimum } from '@/domain/minimumOrder';
import { formatMoney } from '@/domain/money';
import type { StartResult } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { selectCheckout, selectDeliveryAddress, selectPurchaseTotals, totalShown } from '@/state/checkout';
import { refetchPurchase } from '@/state/productFreshness';
import { selectPurchase } from '@/state/purchase';
import type { AppDispatch, RootState } from '@/state/storeTypes';
import { paymentTexts } from './texts';

export type Preparation = StartResult | { readonly kind: 'stopped'; readonly text: string };

const stopped = (text: string): Preparation => ({ kind: 'stopped', text });

/** The checks before PayPal opens: prices, stock and the minimum are read again, then the desk freezes the purchase. */
export function preparePayment(desk: PaymentDesk, repeatConfirmed: boolean) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<Preparation> => {
    const shownTotal = selectCheckout(getState()).totalAmount;
    const flow = selectPurchase(getState())?.flow;
    await dispatch(refetchPurchase());
    const purchase = selectPurchase(getState());
    const address = selectDeliveryAddress(getState());
    // Without its Buy Now product, the purchase is the cart: goods that the shopper did not choose to pay for.
    const totals = selectPurchaseTotals(getState());
    if (!purchase || !totals || purchase.flow !== flow || !address) return stopped(paymentTexts.unavailable);

    const { goods, total } = totals;
    const missing = missingToMinimum(goods);
    if (missing > 0) return stopped(paymentTexts.belowMinimum(formatMoney(missing)));
    if (total !== shownTotal) {
      dispatch(totalShown(total));
      return stopped(paymentTexts.newTotal(formatMoney(total)));
    }

    const beginning = await desk.begin({ ...purchase, address }, { repeatConfirmed });
    return beginning.kind === 'refused' && beginning.reason === 'storage-lost'
      ? stopped(paymentTexts.storageLostBeforePaying)
      : beginning;
  };
}
