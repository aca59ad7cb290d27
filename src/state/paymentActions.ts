import { type PaymentMessage, paymentChanged } from './paymentSlice';
import type { AppDispatch, RootState } from './storeTypes';
import { catchUp } from './tabs';

export const payPalOpened = () => paymentChanged({ payPalOpen: true });
export const preparationStarted = () => paymentChanged({ preparing: true, message: null });
export const preparationEnded = () => paymentChanged({ preparing: false });
export const paymentMessageShown = (message: PaymentMessage) => paymentChanged({ message });
export const paymentMessageCleared = () => paymentChanged({ message: null });

/** PayPal's window is gone: what other tabs did meanwhile is taken up, a sign-out above all. */
export function payPalClosed() {
  return async (dispatch: AppDispatch): Promise<void> => {
    dispatch(paymentChanged({ payPalOpen: false }));
    await dispatch(catchUp());
  };
}

export const selectIsPreparing = ({ payment }: RootState) => payment.preparing;
export const selectPaymentMessage = ({ payment }: RootState) => payment.message;
