import { useState } from 'react';
import type { PaymentDesk } from '@/payment/paymentDesk';
import type { OpenRecord } from '@/payment/types';
import { useAppDispatch } from '@/state/hooks';
import { loginAsked } from '@/state/loginModalSlice';

/** What the shopper can do about an open payment, and what came of it (`problem`, '' without one). */
export function useOpenPayment(desk: PaymentDesk, { attemptId }: OpenRecord) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState('');

  return {
    problem,
    /** "Check and send again", "Finish this payment". */
    async goOn() {
      setProblem('');
      const settlement = await desk.checkAndSendAgain(attemptId);
      if (settlement.kind === 'sign-in') dispatch(loginAsked(null));
      if (settlement.kind === 'offline') setProblem('You are offline. It goes on as soon as the connection is back.');
      if ('text' in settlement) setProblem(settlement.text);
    },
    /** A fresh sign-in brings the account's orders: the desk looks among them for this one. */
    signInAgain: () => dispatch(loginAsked(null)),
    doNotPay: () => void desk.cancel(attemptId),
    contactedSupport: () => void desk.contactedSupport(attemptId),
  };
}
