import type { AppDispatch, RootState, ThunkExtra } from './storeTypes';

/**
 * Whether a payment is on its way in this tab, or open from before. Without a desk nothing can be on its way: its code was
 * never loaded.
 */
export function paymentInProgress() {
  return (_dispatch: AppDispatch, _getState: () => RootState, { payment }: ThunkExtra): boolean => {
    const view = payment.desk?.view();
    return view !== undefined && (!view.ready || view.open !== null || view.working !== null);
  };
}
