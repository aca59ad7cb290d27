import type { DoneRecord, WithSupportRecord } from '@/payment/record';
import { referenceOf } from '@/payment/recordRules';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { paymentTexts } from './texts';

interface Props {
  /** Null if the earlier payment was made under another sign-in: nothing of it is shown. */
  readonly record: DoneRecord | WithSupportRecord | null;
  readonly onDecision: (payAgain: boolean) => void;
}

const texts = paymentTexts.repeat;

function textOf(record: Props['record']): string {
  if (!record) return texts.otherSignIn;
  return record.state === 'DONE' ? texts.paid(record.orderNumber) : texts.withSupport(referenceOf(record));
}

export function RepeatPurchaseDialog({ record, onDecision }: Props) {
  return (
    <Dialog open onClose={() => onDecision(false)} title={texts.title}>
      <p className="break-words">{textOf(record)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onDecision(false)}>
          {texts.deny}
        </Button>
        <Button onClick={() => onDecision(true)}>{texts.confirm}</Button>
      </div>
    </Dialog>
  );
}
