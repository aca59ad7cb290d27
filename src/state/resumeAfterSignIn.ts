import type { AppDispatch } from './storeTypes';

/** A booking that waited for this sign-in goes on, also when nothing has opened the payment desk yet. Never rejects. */
export function resumeAfterSignIn() {
  return async (dispatch: AppDispatch): Promise<void> => {
    try {
      const { openPaymentDesk } = await import('./paymentDesk');
      await dispatch(openPaymentDesk()).resumeAll();
    } catch {
      // Its code does not come now: the line of an open payment is on the page once it does.
    }
  };
}
