import { Link } from 'react-router-dom';
import type { LedgerEntry } from '@/domain/ledger';
import { formatMoney } from '@/domain/money';
import { AdminLedgerFlags } from './AdminLedgerFlags';
import type { AdminColumn } from './adminColumn';
import { dateText } from './adminFormat';

/** The columns of the ledger. */
export function adminLedgerColumns(hrefFor: (entry: LedgerEntry) => string): readonly AdminColumn<LedgerEntry>[] {
  return [
    {
      id: 'order',
      header: 'Order',
      cell: (entry) => (
        <Link to={hrefFor(entry)} className="inline-flex min-h-11 items-center font-semibold hover:underline">
          {entry.booking.orderId || 'Without id'}
        </Link>
      ),
    },
    {
      id: 'date',
      header: 'Date',
      sortable: true,
      cell: ({ booking }) => <span className="whitespace-nowrap">{dateText(booking.date)}</span>,
    },
    { id: 'kind', header: 'Kind', cell: ({ booking }) => (booking.kind === 'guest' ? 'BuyNow' : 'Booking') },
    { id: 'name', header: 'Customer', cell: ({ booking }) => booking.name || booking.email },
    { id: 'transaction', header: 'Transaction', cell: ({ booking }) => booking.transactionId || 'None' },
    { id: 'total', header: 'Order total', end: true, cell: ({ booking }) => formatMoney(booking.totalCents) },
    { id: 'paid', header: 'Paid', sortable: true, end: true, cell: ({ paidCents }) => formatMoney(paidCents) },
    { id: 'flags', header: 'Flags', cell: ({ flags }) => <AdminLedgerFlags flags={flags} /> },
  ];
}
