import { referenceOf } from '@/payment/recordRules';
import type { DoneRecord, WithSupportRecord } from '@/payment/types';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { paymentTexts } from './texts';

interface Props {
  readonly record: DoneRecord | WithSupportRecord;
  readonly onAnswer: (payAgain: boolean) => void;
}

export function RepeatPurchaseDialog({ record, onAnswer }: Props) {
  const texts = paymentTexts.repeat;
  return (
    <Dialog open onClose={() => onAnswer(false)} title={texts.title}>
      <p className="break-words">
        {record.state === 'DONE' ? texts.paid(record.orderNumber) : texts.withSupport(referenceOf(record))}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {texts.deny}
        </Button>
        <Button onClick={() => onAnswer(true)}>{texts.confirm}</Button>
      </div>
    </Dialog>
  );
}
