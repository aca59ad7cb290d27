import { selectPayPalOpen } from './paymentSlice';
import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';

/**
 * Whether a payment is on its way in this tab, or open from before. Without a desk nothing can be on its way: its code was
 * never loaded.
 */
export function paymentInProgress() {
  return (_dispatch: AppDispatch, getState: () => RootState, { payment }: ThunkExtra): boolean => {
    if (selectPayPalOpen(getState())) return true;
    const snapshot = payment.desk?.snapshot();
    return snapshot !== undefined && (!snapshot.ready || snapshot.open !== null || snapshot.working !== null);
  };
}
