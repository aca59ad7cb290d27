import { useState } from 'react';
import type { Settlement } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import type { OpenRecord } from '@/payment/types';
import { useAppDispatch } from '@/state/hooks';
import { signInRequested } from '@/state/loginModalSlice';
import { paymentMessageShown } from '@/state/paymentActions';
import { storageLostText } from './usePayment';

const offlineText = 'You’re offline. We’ll place your order when you’re back online.';

/** What the shopper can do about an open payment, and what came of it (`problem`, '' without one). */
export function useOpenPayment(desk: PaymentDesk, { attemptId }: OpenRecord) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState('');

  async function after(step: Promise<Settlement>) {
    setProblem('');
    const settlement = await step;
    switch (settlement.kind) {
      case 'sign-in':
        dispatch(signInRequested(null));
        return;
      case 'offline':
        setProblem(offlineText);
        return;
      case 'storage-lost':
        setProblem(storageLostText);
        return;
      case 'not-charged':
        // The card goes with its record: the page says it.
        if (settlement.text) dispatch(paymentMessageShown({ tone: 'error', text: settlement.text }));
        return;
      default:
        if ('text' in settlement) setProblem(settlement.text);
    }
  }

  return {
    problem,
    /** "Check and send again", "Finish this payment". `isAnother`: the order found in the account is not this one. */
    resume: (isAnother = false) => after(desk.checkAndSendAgain(attemptId, { isAnother })),
    confirmBooked: (orderId: string) => after(desk.confirmBooked(attemptId, orderId)),
    /** A fresh sign-in brings the account's orders: the desk looks among them for this one. */
    signInAgain: () => dispatch(signInRequested(null)),
    doNotPay: () => void desk.cancel(attemptId),
    contactedSupport: () => void desk.contactedSupport(attemptId),
  };
}
