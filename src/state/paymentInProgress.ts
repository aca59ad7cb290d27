import { selectPayPalOpen } from './paymentSlice';
import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';

/** Whether a payment is pending in this tab, or open from an earlier visit. Without a desk there is none: its code never loaded. */
export function paymentInProgress() {
  return (_dispatch: AppDispatch, getState: () => RootState, { payment }: ThunkExtra): boolean => {
    if (selectPayPalOpen(getState())) return true;
    const snapshot = payment.desk?.snapshot();
    return snapshot !== undefined && (!snapshot.ready || snapshot.open !== null || snapshot.working !== null);
  };
}
