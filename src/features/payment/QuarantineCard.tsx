import type { PaymentDesk } from '@/payment/paymentDesk';
import type { QuarantinedEntry } from '@/payment/types';
import { Button } from '@/ui/Button';
import { unreadableTitle } from './openPaymentTexts';
import { PaymentCard } from './PaymentCard';
import { SupportLinks } from './SupportLinks';

/** A payment record that cannot be read any more: its ids for customer care. */
export function QuarantineCard({ desk, entry }: { desk: PaymentDesk; entry: QuarantinedEntry }) {
  const reference = entry.captureId ?? entry.orderId ?? entry.attemptId;
  return (
    <PaymentCard
      title={unreadableTitle}
      text={
        <>
          It may have been charged. Please write to us with the reference{' '}
          <strong className="break-all">{reference}</strong> before you pay again.
        </>
      }
    >
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <SupportLinks text={`Hello, an earlier payment of mine could not be read. Payment reference: ${reference}.`} />
        <Button variant="quiet" onClick={() => void desk.contactedSupport(entry.attemptId)}>
          I have contacted support
        </Button>
      </div>
    </PaymentCard>
  );
}
