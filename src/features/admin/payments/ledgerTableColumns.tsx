import type { LedgerEntry } from '@/domain/ledger';
import { formatIn, formatKnown, formatPaid } from '@/domain/money';
import { dateText } from '@/features/admin/list/format';
import { OpenLink } from '@/features/admin/list/OpenLink';
import type { TableColumn } from '@/features/admin/list/tableColumn';
import { LedgerFlags } from './LedgerFlags';
import { adminLedgerTexts } from './texts';

/** What was paid, and what of it was refunded. */
export function paidText({ paidCents, currency, refundedCents }: LedgerEntry): string {
  const paid = formatPaid(paidCents, currency);
  const refunded = refundedCents > 0 ? adminLedgerTexts.refunded(formatIn(refundedCents, currency)) : '';
  return paidCents < 0 ? refunded : [paid, refunded].filter(Boolean).join(', ');
}

export const ledgerTableColumns: readonly TableColumn<LedgerEntry>[] = [
  {
    id: 'order',
    header: adminLedgerTexts.order,
    rem: 14.5,
    cell: ({ key, booking }) => (
      <OpenLink recordKey={key} className="inline-flex min-h-8 items-center text-sm font-semibold hover:underline">
        {booking.orderId || adminLedgerTexts.withoutId}
      </OpenLink>
    ),
  },
  {
    id: 'date',
    header: adminLedgerTexts.date,
    rem: 7.5,
    sortable: true,
    cell: ({ booking }) => <span className="whitespace-nowrap">{dateText(booking.date)}</span>,
  },
  {
    id: 'kind',
    header: adminLedgerTexts.kind,
    rem: 6.5,
    cell: ({ booking }) => (booking.kind === 'guest' ? adminLedgerTexts.guestKind : adminLedgerTexts.customerKind),
  },
  { id: 'name', header: adminLedgerTexts.customer, rem: 8.5, cell: ({ booking }) => booking.name || booking.email },
  {
    id: 'transaction',
    header: adminLedgerTexts.transaction,
    rem: 11,
    cell: ({ booking }) => <span className="text-sm">{booking.transactionId || adminLedgerTexts.notProvided}</span>,
  },
  {
    id: 'total',
    header: adminLedgerTexts.orderTotal,
    rem: 7,
    end: true,
    cell: ({ booking }) => formatKnown(booking.totalCents),
  },
  {
    id: 'paid',
    header: adminLedgerTexts.paid,
    rem: 7,
    sortable: true,
    end: true,
    cell: paidText,
  },
  { id: 'flags', header: adminLedgerTexts.flag, rem: 10, cell: ({ flags }) => <LedgerFlags flags={flags} /> },
];
