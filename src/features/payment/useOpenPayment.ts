import { useState } from 'react';
import type { Outcome } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import type { OpenRecord } from '@/payment/record';
import { useAppDispatch } from '@/state/hooks';
import { signInRequested } from '@/state/loginModalSlice';
import { paymentMessageShown } from '@/state/paymentActions';
import { openPaymentTexts } from './openPaymentTexts';
import { errorMessage, outcomeMessage } from './paymentMessages';
import { paymentTexts } from './texts';

export function useOpenPayment(desk: PaymentDesk, { attemptId }: OpenRecord) {
  const dispatch = useAppDispatch();
  const [error, setError] = useState('');
  const [waiting, setWaiting] = useState(false);

  async function handle(step: Promise<Outcome>) {
    setError('');
    setWaiting(true);
    const outcome = await step.finally(() => setWaiting(false));
    switch (outcome.kind) {
      case 'sign-in':
        dispatch(signInRequested(null));
        return;
      case 'paid':
        setError(openPaymentTexts.offline);
        return;
      case 'not-charged':
      case 'declined':
        // The card disappears with its record, so the page shows the message.
        dispatch(paymentMessageShown(errorMessage(`${outcome.text} ${paymentTexts.notCharged}`)));
        return;
      default:
        setError(outcomeMessage(outcome)?.text ?? '');
    }
  }

  return {
    error,
    /** Whether a step that this card started has no result yet: it may have to wait for another tab's. */
    waiting,
    /** `isAnother`: the shopper said that the order found in the account is not this one. */
    resume: (isAnother = false) => handle(desk.resume(attemptId, { isAnother })),
    confirmBooked: (orderId: string) => handle(desk.confirmBooked(attemptId, orderId)),
    /** A fresh sign-in loads the account's orders, and the desk looks for this one. */
    signInAgain: () => dispatch(signInRequested(null)),
    doNotPay: () => void desk.cancel(attemptId),
    contactedSupport: () => void desk.contactedSupport(attemptId),
  };
}
