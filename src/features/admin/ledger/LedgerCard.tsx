import { Link } from 'react-router-dom';
import type { LedgerEntry } from '@/domain/ledger';
import { formatMoney } from '@/domain/money';
import { dateText } from '@/features/admin/list/format';
import { DefinitionRows } from '@/ui/DefinitionRows';
import { LedgerFlags } from './LedgerFlags';

interface Props {
  readonly entry: LedgerEntry;
  readonly href: string;
}

/** A payment in the dashboard's grid. */
export function LedgerCard({ entry, href }: Props) {
  const { booking, paidCents, flags } = entry;
  return (
    <article
      aria-label={`Payment for order ${booking.orderId}`}
      className="relative flex h-full min-w-0 flex-col gap-3 rounded-card bg-paper p-5 shadow-card"
    >
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-lg font-bold tabular-nums">{formatMoney(paidCents)}</p>
        <p className="text-sm text-ink-soft">{dateText(booking.date)}</p>
      </div>
      <h2 className="font-sans text-sm font-semibold break-all">
        <Link to={href} className="stretched-link hover:underline">
          Order {booking.orderId || 'without ID'}
        </Link>
      </h2>
      <div className="text-sm">
        <DefinitionRows
          rows={[
            { term: 'Kind', value: booking.kind === 'guest' ? 'BuyNow' : 'Booking' },
            { term: 'Customer', value: booking.name || booking.email || 'No name' },
            {
              term: 'Transaction',
              value: <span className="break-all">{booking.transactionId || 'Not provided'}</span>,
            },
            { term: 'Order total', value: formatMoney(booking.totalCents) },
          ]}
        />
      </div>
      <LedgerFlags flags={flags} />
    </article>
  );
}
