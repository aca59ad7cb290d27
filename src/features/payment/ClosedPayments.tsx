import { formatMoney } from '@/domain/money';
import { formatDate } from '@/lib/dates';
import type { WithSupportRecord } from '@/payment/record';
import { referenceOf } from '@/payment/recordRules';
import { openPaymentTexts } from './openPaymentTexts';
import { SupportLinks } from './SupportLinks';

export function ClosedPayments({ records }: { records: readonly WithSupportRecord[] }) {
  const texts = openPaymentTexts.withSupport;
  if (records.length === 0) return null;
  return (
    <aside aria-label={texts.label} className="bg-saffron-soft/60 px-4 py-2 text-center print:hidden">
      {records.map((record) => (
        <p key={record.attemptId} className="break-words">
          {texts.payment(formatMoney(record.snapshot.totalCents), formatDate(new Date(record.startedAt), 'medium'))}{' '}
          {texts.reference} <strong className="break-all">{referenceOf(record)}</strong>{' '}
          <SupportLinks text={texts.supportMessage(referenceOf(record))} />
        </p>
      ))}
    </aside>
  );
}
