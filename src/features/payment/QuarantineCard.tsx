import type { PaymentDesk } from '@/payment/paymentDesk';
import type { QuarantinedEntry } from '@/payment/types';
import { unreadableTitle } from './openPaymentTexts';
import { PaymentCard } from './PaymentCard';
import { SupportLinks } from './SupportLinks';
import { SupportTap } from './SupportTap';

/** A payment record that cannot be read any more: its ids for customer care. */
export function QuarantineCard({ desk, entry }: { desk: PaymentDesk; entry: QuarantinedEntry }) {
  const reference = entry.captureId ?? entry.orderId ?? entry.attemptId;
  return (
    <PaymentCard
      title={unreadableTitle}
      text={
        <>
          You may have been charged. Please write to us with the reference{' '}
          <strong className="break-all">{reference}</strong> before you pay again.
        </>
      }
    >
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <SupportLinks
          text={`Hello, the shop couldn’t read an earlier payment of mine. Payment reference: ${reference}.`}
        />
        <SupportTap reference={reference} onConfirm={() => void desk.contactedSupport(entry.attemptId)} />
      </div>
    </PaymentCard>
  );
}
