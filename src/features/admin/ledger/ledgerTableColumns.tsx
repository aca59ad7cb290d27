import { Link } from 'react-router-dom';
import type { LedgerEntry } from '@/domain/ledger';
import { formatMoney } from '@/domain/money';
import { dateText } from '@/features/admin/list/format';
import type { TableColumn } from '@/features/admin/list/tableColumn';
import { LedgerFlags } from './LedgerFlags';

/** The columns of the ledger. */
export function ledgerTableColumns(hrefFor: (entry: LedgerEntry) => string): readonly TableColumn<LedgerEntry>[] {
  return [
    {
      id: 'order',
      header: 'Order',
      rem: 15,
      cell: (entry) => (
        <Link to={hrefFor(entry)} className="inline-flex min-h-11 items-center text-sm font-semibold hover:underline">
          {entry.booking.orderId || 'Without ID'}
        </Link>
      ),
    },
    {
      id: 'date',
      header: 'Date',
      rem: 8,
      sortable: true,
      cell: ({ booking }) => <span className="whitespace-nowrap">{dateText(booking.date)}</span>,
    },
    { id: 'kind', header: 'Kind', rem: 6, cell: ({ booking }) => (booking.kind === 'guest' ? 'BuyNow' : 'Booking') },
    { id: 'name', header: 'Customer', rem: 9, cell: ({ booking }) => booking.name || booking.email },
    {
      id: 'transaction',
      header: 'Transaction',
      rem: 12,
      cell: ({ booking }) => <span className="text-sm">{booking.transactionId || 'Not provided'}</span>,
    },
    { id: 'total', header: 'Order total', rem: 8, end: true, cell: ({ booking }) => formatMoney(booking.totalCents) },
    { id: 'paid', header: 'Paid', rem: 7, sortable: true, end: true, cell: ({ paidCents }) => formatMoney(paidCents) },
    { id: 'flags', header: 'Flags', rem: 10, cell: ({ flags }) => <LedgerFlags flags={flags} /> },
  ];
}
