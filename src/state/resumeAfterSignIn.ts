import type { AppDispatch } from './storeTypes';

/** Resumes a booking that waited for this sign-in, opening the payment desk if needed. Never rejects. */
export function resumeAfterSignIn() {
  return async (dispatch: AppDispatch): Promise<void> => {
    try {
      const { openPaymentDesk } = await import('./paymentDesk');
      await dispatch(openPaymentDesk()).resumeAll();
    } catch {
      // The line of an open payment appears once the code loads.
    }
  };
}
