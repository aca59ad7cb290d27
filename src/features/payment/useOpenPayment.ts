import { useState } from 'react';
import type { Settlement } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import type { OpenRecord } from '@/payment/types';
import { useAppDispatch } from '@/state/hooks';
import { signInRequested } from '@/state/loginModal';
import { paymentMessageShown } from '@/state/paymentActions';
import { openPaymentTexts } from './openPaymentTexts';
import { paymentTexts } from './texts';

export function useOpenPayment(desk: PaymentDesk, { attemptId }: OpenRecord) {
  const dispatch = useAppDispatch();
  const [error, setError] = useState('');
  const [waiting, setWaiting] = useState(false);

  async function handle(step: Promise<Settlement>) {
    setError('');
    setWaiting(true);
    const settlement = await step.finally(() => setWaiting(false));
    switch (settlement.kind) {
      case 'sign-in':
        dispatch(signInRequested(null));
        return;
      case 'offline':
        setError(openPaymentTexts.offline);
        return;
      case 'storage-lost':
        setError(paymentTexts.storageLostAfterPaying);
        return;
      case 'not-charged':
        // The card disappears with its record, so the page shows the message.
        if (settlement.text) dispatch(paymentMessageShown({ tone: 'error', text: settlement.text }));
        return;
      default:
        if ('text' in settlement) setError(settlement.text);
    }
  }

  return {
    error,
    /** Whether a step that this card started has no result yet: it may have to wait for another tab's. */
    waiting,
    /** `isAnother`: the shopper said that the order found in the account is not this one. */
    resume: (isAnother = false) => handle(desk.checkAndSendAgain(attemptId, { isAnother })),
    confirmBooked: (orderId: string) => handle(desk.confirmBooked(attemptId, orderId)),
    /** A fresh sign-in loads the account's orders, and the desk looks for this one. */
    signInAgain: () => dispatch(signInRequested(null)),
    doNotPay: () => void desk.cancel(attemptId),
    contactedSupport: () => void desk.contactedSupport(attemptId),
  };
}
