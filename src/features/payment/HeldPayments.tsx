import { lazyComponent } from '@/lib/lazyComponent';
import type { PaymentSnapshot } from '@/payment/outcomes';
import { useLazyPaymentDesk } from './useLazyPaymentDesk';
import { usePaymentDesk } from './usePaymentDesk';
import { useResumePayments } from './useResumePayments';

const OpenPaymentBanner = lazyComponent(() => import('./OpenPaymentBanner').then((module) => module.OpenPaymentBanner));

const hasRecords = ({ open, quarantined, closed, waitingFor, refusal }: PaymentSnapshot) =>
  open !== null || quarantined.length > 0 || closed.length > 0 || waitingFor !== null || refusal !== null;

/** Resumes what the journal holds, and loads the banner only for a shopper with a record in it. */
export function HeldPayments() {
  const payments = usePaymentDesk();
  useResumePayments(useLazyPaymentDesk());
  return payments && hasRecords(payments.snapshot) ? <OpenPaymentBanner snapshot={payments.snapshot} /> : null;
}
