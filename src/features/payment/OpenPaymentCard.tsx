import { useState } from 'react';
import { words } from '@/config/messages';
import { formatMoney } from '@/domain/money';
import type { Outcome } from '@/payment/outcomes';
import type { PaymentDesk } from '@/payment/paymentDesk';
import type { OpenRecord } from '@/payment/record';
import { referenceOf } from '@/payment/recordRules';
import { useAppDispatch } from '@/state/hooks';
import { paymentSignInRequested } from '@/state/loginModal';
import { paymentMessageShown } from '@/state/payment';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { DefinitionRows } from '@/ui/Disclosure';
import { useDelayedFlag } from '@/ui/loading';
import { ContactedSupportButton, PaymentCard, SupportLinks } from './PaymentCard';
import { describeOpenPayment, errorMessage, outcomeMessage } from './paymentMessages';
import { openPaymentTexts, paymentTexts } from './texts';

function useOpenPayment(desk: PaymentDesk, { attemptId }: OpenRecord) {
  const dispatch = useAppDispatch();
  const [error, setError] = useState('');
  const [waiting, setWaiting] = useState(false);

  async function handle(step: Promise<Outcome>) {
    setError('');
    setWaiting(true);
    const outcome = await step.finally(() => setWaiting(false));
    switch (outcome.kind) {
      case 'sign-in':
        dispatch(paymentSignInRequested());
        return;
      case 'paid':
        setError(openPaymentTexts.offline);
        return;
      case 'not-charged':
      case 'declined':
        // The card unmounts with its record, so the page shows the message.
        dispatch(paymentMessageShown(errorMessage(`${outcome.text} ${paymentTexts.notCharged}`)));
        return;
      default:
        setError(outcomeMessage(outcome)?.text ?? '');
    }
  }

  return {
    error,
    /** Whether a step that this card started is pending: it may have to wait for another tab's step. */
    waiting,
    /** `isAnother`: the shopper said that the order found in the account is not this one. */
    resume: (isAnother = false) => handle(desk.resume(attemptId, { isAnother })),
    confirmBooked: (orderId: string) => handle(desk.confirmBooked(attemptId, orderId)),
    /** A new sign-in loads the account's orders, in which the desk looks for this one. */
    signInAgain: () => dispatch(paymentSignInRequested()),
  };
}

interface Props {
  readonly desk: PaymentDesk;
  readonly record: OpenRecord;
  readonly candidates: readonly string[];
  /** Whether a step of this payment is in flight in this tab. */
  readonly working: boolean;
}

const slowAfterMs = 15_000;

/** A purchase that is paid for, or may be, and is not booked yet. */
export function OpenPaymentCard({ desk, record, candidates, working }: Props) {
  const { error, waiting, resume, confirmBooked, signInAgain } = useOpenPayment(desk, record);
  const { attemptId } = record;
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
            { term: words.amount, value: amount },
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
        <div className="mt-5">
          <p className="font-semibold">{openPaymentTexts.candidates.question(candidates.length)}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            {candidates.map((orderId) => (
              <Button key={orderId} busy={busy} onClick={() => void confirmBooked(orderId)}>
                <span className="break-all">{openPaymentTexts.candidates.confirm(orderId)}</span>
              </Button>
            ))}
            <Button variant="secondary" busy={busy} onClick={() => void resume(true)}>
              {openPaymentTexts.candidates.deny}
            </Button>
          </div>
        </div>
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
            <Button variant="quiet" onClick={() => void desk.cancel(attemptId)}>
              {openPaymentTexts.doNotPay}
            </Button>
          ) : (
            <ContactedSupportButton reference={reference} onConfirm={() => void desk.contactedSupport(attemptId)} />
          ))}
      </div>
    </PaymentCard>
  );
}
