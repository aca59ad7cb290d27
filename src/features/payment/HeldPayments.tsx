import { useEffect } from 'react';
import { lazyComponent } from '@/lib/lazy';
import { onVisible } from '@/lib/visibility';
import type { PaymentSnapshot } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { useLazyPaymentDesk, usePaymentDesk } from './usePaymentDesk';

/** Resumes open payments on load, when the network or the page comes back, and after a sign-in or sign-out. */
export function useResumePayments(desk: PaymentDesk | null): void {
  const userId = useAppSelector(selectUser)?._id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another user may have open payments.
  useEffect(() => {
    if (!desk) return;
    const resume = () => void desk.resumeAll();
    resume();
    window.addEventListener('online', resume);
    const stopWatching = onVisible(resume);
    return () => {
      window.removeEventListener('online', resume);
      stopWatching();
    };
  }, [desk, userId]);
}

const OpenPaymentBanner = lazyComponent(() => import('./OpenPaymentBanner').then((module) => module.OpenPaymentBanner));

const hasRecords = ({ open, quarantined, closed, waitingFor, refusal }: PaymentSnapshot) =>
  open !== null || quarantined.length > 0 || closed.length > 0 || waitingFor !== null || refusal !== null;

/** Resumes what the journal holds, and loads the banner only for a shopper with a record in it. */
export function HeldPayments() {
  const payments = usePaymentDesk();
  useResumePayments(useLazyPaymentDesk());
  return payments && hasRecords(payments.snapshot) ? <OpenPaymentBanner snapshot={payments.snapshot} /> : null;
}
