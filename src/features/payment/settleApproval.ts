import { isPaid } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { paymentMessageCleared, paymentMessageShown, payPalClosed } from '@/state/paymentActions';
import type { PaymentMessage } from '@/state/paymentSlice';
import type { AppDispatch } from '@/state/storeTypes';
import { approvalMessage, errorMessage, outcomeMessage } from './paymentMessages';
import { paymentTexts } from './texts';

interface Approved {
  readonly attemptId: string;
  readonly orderId: string;
  /** Reopens PayPal's window for another card; its promise never resolves. */
  readonly restart: () => void;
  readonly onSettled: () => void;
}

/** Captures and books an approved order. PayPal's overlay stays until this resolves, so the booking is not awaited. */
export function settleApproval(desk: PaymentDesk, { attemptId, orderId, restart, onSettled }: Approved) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const show = (message: PaymentMessage | null) => void (message && dispatch(paymentMessageShown(message)));

    function finish(message: PaymentMessage | null) {
      onSettled();
      dispatch(payPalClosed());
      show(message);
    }

    /** An exception says nothing about the money, so the journal decides what to do. */
    function recover(error: unknown) {
      console.warn('payment:', error);
      finish(errorMessage(paymentTexts.interrupted));
      void desk.resumeAll();
    }

    try {
      // What was said about the opening of PayPal is over.
      dispatch(paymentMessageCleared());
      const approval = await desk.approve(attemptId, orderId);
      const message = approvalMessage(approval);
      if (isPaid(approval)) {
        show(message);
        void desk
          .book(attemptId)
          .then((outcome) => finish(outcomeMessage(outcome)))
          .catch(recover);
      } else if (approval.kind === 'declined') {
        onSettled();
        show(message);
        restart();
      } else finish(message);
    } catch (error) {
      recover(error);
    }
  };
}
