import type { PaymentDesk } from '@/payment/paymentDesk';
import type { QuarantinedEntry } from '@/payment/record';
import { Button } from '@/ui/Button';
import { PaymentCard } from './PaymentCard';
import { ContactedSupportButton, SupportLinks } from './SupportCard';
import { openPaymentTexts } from './texts';

/** A payment that this version of the shop cannot read. */
export function QuarantineCard({ desk, entry }: { desk: PaymentDesk; entry: QuarantinedEntry }) {
  const texts = entry.isNewer ? openPaymentTexts.newer : openPaymentTexts.unreadable;
  const reference = entry.captureId ?? entry.orderId ?? entry.attemptId;
  return (
    <PaymentCard
      title={texts.title}
      text={
        <>
          {texts.text.before} <strong className="break-all">{reference}</strong>
          {texts.text.after}
        </>
      }
    >
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {entry.isNewer && <Button onClick={() => window.location.reload()}>{openPaymentTexts.newer.reload}</Button>}
        <SupportLinks text={texts.supportMessage(reference)} />
        <ContactedSupportButton reference={reference} onConfirm={() => void desk.contactedSupport(entry.attemptId)} />
      </div>
    </PaymentCard>
  );
}
