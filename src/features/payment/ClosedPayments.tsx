import { formatMoney } from '@/domain/money';
import { formatDate } from '@/lib/dates';
import { referenceOf } from '@/payment/recordRules';
import type { WithSupportRecord } from '@/payment/types';
import { SupportLinks } from './SupportLinks';

/** Payments that customer care has: closed here, but found again with their reference. */
export function ClosedPayments({ records }: { records: readonly WithSupportRecord[] }) {
  if (records.length === 0) return null;
  return (
    <aside aria-label="Payments with customer care" className="bg-saffron-soft/60 px-4 py-2 text-center print:hidden">
      {records.map((record) => (
        <p key={record.attemptId} className="break-words">
          Customer care has your payment of {formatMoney(record.snapshot.totalCents)} from{' '}
          {formatDate(new Date(record.startedAt), 'medium')}. Payment reference:{' '}
          <strong className="break-all">{referenceOf(record)}</strong>{' '}
          <SupportLinks text={`Hello, I wrote to you about the payment with the reference ${referenceOf(record)}.`} />
        </p>
      ))}
    </aside>
  );
}
