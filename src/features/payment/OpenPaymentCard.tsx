import { formatMoney } from '@/domain/money';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { referenceOf } from '@/payment/recordRules';
import type { OpenRecord } from '@/payment/types';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { DefinitionRows } from '@/ui/DefinitionRows';
import { useDelayedFlag } from '@/ui/useDelayedFlag';
import { CandidateOrders } from './CandidateOrders';
import { openPaymentTexts, supportText } from './openPaymentTexts';
import { PaymentCard } from './PaymentCard';
import { SupportLinks } from './SupportLinks';
import { SupportTap } from './SupportTap';
import { useOpenPayment } from './useOpenPayment';

interface Props {
  readonly desk: PaymentDesk;
  readonly record: OpenRecord;
  /** Orders of the account that may be this one. */
  readonly candidates: readonly string[];
  /** A step of it is on its way in this tab. */
  readonly working: boolean;
}

/** From when on a working step is named as slow (docs/payments.md). */
const stillWorkingMs = 15_000;

/** A purchase that is paid, or may be, and not booked: what it is, what to do, and the reference. */
export function OpenPaymentCard({ desk, record, candidates, working }: Props) {
  const { problem, resume, confirmBooked, signInAgain, doNotPay, contactedSupport } = useOpenPayment(desk, record);
  const slow = useDelayedFlag(stillWorkingMs, working);
  const texts = openPaymentTexts(record, working);
  // Nothing to decide while the shop is at it; but a step that takes for ever must leave a way out.
  const waiting = working && !slow;
  const asking = candidates.length > 0;

  return (
    <PaymentCard title={texts.title} specified={texts.specified} text={texts.text}>
      <div className="mt-5 max-w-md">
        <DefinitionRows
          rows={[
            { term: 'Amount', value: formatMoney(record.snapshot.totalCents) },
            { term: 'Payment reference', value: <span className="break-all">{referenceOf(record)}</span> },
          ]}
        />
      </div>
      {problem && problem !== texts.specified && (
        <div className="mt-5">
          <Alert tone="error">{problem}</Alert>
        </div>
      )}
      <div role="status">
        {slow && <p className="mt-5 font-semibold">Still working. Please keep this page open.</p>}
      </div>
      {asking && (
        <CandidateOrders
          orderIds={candidates}
          busy={working}
          onConfirm={(orderId) => void confirmBooked(orderId)}
          onDeny={() => void resume(true)}
        />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {texts.signIn && !working && !asking && <Button onClick={signInAgain}>{texts.signIn}</Button>}
        {texts.action && !asking && (
          <Button variant={texts.signIn ? 'secondary' : 'primary'} busy={working} onClick={() => void resume()}>
            {texts.action}
          </Button>
        )}
        {!waiting && <SupportLinks text={supportText(record)} />}
        {!waiting &&
          (record.state === 'APPROVED' ? (
            <Button variant="quiet" onClick={doNotPay}>
              Do not pay
            </Button>
          ) : (
            <SupportTap reference={referenceOf(record)} onConfirm={contactedSupport} />
          ))}
      </div>
    </PaymentCard>
  );
}
