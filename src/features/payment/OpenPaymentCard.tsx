import { formatMoney } from '@/domain/money';
import type { PaymentDesk } from '@/payment/paymentDesk';
import type { OpenRecord } from '@/payment/record';
import { referenceOf } from '@/payment/recordRules';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { DefinitionRows } from '@/ui/DefinitionRows';
import { useDelayedFlag } from '@/ui/useDelayedFlag';
import { CandidateOrders } from './CandidateOrders';
import { ContactedSupportButton } from './ContactedSupportButton';
import { describeOpenPayment } from './describeOpenPayment';
import { openPaymentTexts } from './openPaymentTexts';
import { PaymentCard } from './PaymentCard';
import { SupportLinks } from './SupportLinks';
import { useOpenPayment } from './useOpenPayment';

interface Props {
  readonly desk: PaymentDesk;
  readonly record: OpenRecord;
  readonly candidates: readonly string[];
  /** Whether one of its steps is in flight in this tab. */
  readonly working: boolean;
}

const slowAfterMs = 15_000;

/** A purchase that is paid for, or may be, and is not booked yet. */
export function OpenPaymentCard({ desk, record, candidates, working }: Props) {
  const { error, waiting, resume, confirmBooked, signInAgain, doNotPay, contactedSupport } = useOpenPayment(
    desk,
    record,
  );
  const busy = working || waiting;
  const slow = useDelayedFlag(slowAfterMs, busy);
  const description = describeOpenPayment(record, working, new Date());
  const reference = referenceOf(record);
  const amount = formatMoney(record.snapshot.totalCents);
  // A step that never ends must not trap the shopper.
  const canLeave = !working || slow;
  const asking = candidates.length > 0;
  const { supportFirst } = description;
  const supportLinks = canLeave && (
    <SupportLinks text={openPaymentTexts.supportMessage(amount, reference)} primary={supportFirst} />
  );

  return (
    <PaymentCard title={description.title} specified={description.specified} text={description.text}>
      <div className="mt-5 max-w-md">
        <DefinitionRows
          rows={[
            { term: openPaymentTexts.amount, value: amount },
            { term: openPaymentTexts.reference, value: <span className="break-all">{reference}</span> },
          ]}
        />
      </div>
      {error && error !== description.specified && (
        <div className="mt-5">
          <Alert tone="error">{error}</Alert>
        </div>
      )}
      <div role="status">{slow && <p className="mt-5 font-semibold">{openPaymentTexts.stillWorking}</p>}</div>
      {asking && (
        <CandidateOrders
          orderIds={candidates}
          busy={busy}
          onConfirm={(orderId) => void confirmBooked(orderId)}
          onDeny={() => void resume(true)}
        />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {description.signIn && !busy && !asking && <Button onClick={signInAgain}>{description.signIn}</Button>}
        {supportFirst && supportLinks}
        {description.action && !asking && (
          <Button
            variant={description.signIn || supportFirst ? 'secondary' : 'primary'}
            busy={busy}
            onClick={() => void resume()}
          >
            {description.action}
          </Button>
        )}
        {!supportFirst && supportLinks}
        {canLeave &&
          (record.state === 'APPROVED' ? (
            <Button variant="quiet" onClick={doNotPay}>
              {openPaymentTexts.doNotPay}
            </Button>
          ) : (
            <ContactedSupportButton reference={reference} onConfirm={contactedSupport} />
          ))}
      </div>
    </PaymentCard>
  );
}
