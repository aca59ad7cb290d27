import { useState } from 'react';
import { formatMoney } from '@/domain/money';
import type { PaymentDesk } from '@/payment/paymentDesk';
import { referenceOf } from '@/payment/recordRules';
import type { OpenRecord } from '@/payment/types';
import { useAppDispatch } from '@/state/hooks';
import { loginAsked } from '@/state/loginModalSlice';
import { settled } from '@/state/settled';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { DefinitionRows } from '@/ui/DefinitionRows';
import { SlowNote } from '@/ui/SlowNote';
import { openPaymentTexts, supportText } from './openPaymentTexts';
import { SupportLinks } from './SupportLinks';

interface Props {
  readonly desk: PaymentDesk;
  readonly record: OpenRecord;
  /** A step of it is on its way in this tab. */
  readonly working: boolean;
}

/** From when on a working step is named as slow (payments: "still working, keep this page open"). */
const stillWorkingMs = 15_000;

/** A purchase that is paid, or may be, and not booked: what it is, what to do, and the reference. */
export function OpenPaymentCard({ desk, record, working }: Props) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState('');
  const texts = openPaymentTexts(record);

  async function goOn() {
    setProblem('');
    const settlement = await desk.checkAndSendAgain(record.attemptId);
    if (settlement.kind === 'done') dispatch(settled());
    if (settlement.kind === 'sign-in') dispatch(loginAsked(null));
    if (settlement.kind === 'offline') setProblem('You are offline. It goes on as soon as the connection is back.');
    if ('text' in settlement) setProblem(settlement.text);
  }

  return (
    <section
      aria-labelledby="open-payment"
      className="rounded-card border-2 border-saffron-deep bg-saffron-soft/50 p-6"
    >
      <div role="alert">
        <h2 id="open-payment" className="font-display text-2xl">
          {texts.title}
        </h2>
        {texts.specified && <p className="mt-2 font-semibold">{texts.specified}</p>}
        <p className="mt-2">{texts.text}</p>
      </div>
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
      <SlowNote active={working} afterMs={stillWorkingMs}>
        Still working. Please keep this page open.
      </SlowNote>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {texts.action && (
          <Button busy={working} onClick={() => void goOn()}>
            {texts.action}
          </Button>
        )}
        <SupportLinks text={supportText(record)} />
        <Button variant="quiet" onClick={() => void desk.contactedSupport(record.attemptId)}>
          I have contacted support
        </Button>
      </div>
    </section>
  );
}
