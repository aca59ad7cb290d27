import { TriangleAlert } from 'lucide-react';
import { currencyCode } from '@/config/constants';
import { amountCell, dateCell } from '@/domain/csv';
import { type LedgerEntry, type LedgerFilter, type LedgerFlag, ledgerFilter, ledgerFlags } from '@/domain/ledger';
import { formatIn, formatKnown, formatPaid, toDollars } from '@/domain/money';
import { adminBookingsTexts, bookingDetailTexts } from '@/features/admin/bookings/texts';
import { type AdminColumn, inShopTime } from '@/features/admin/list/columns';
import { dateText } from '@/features/admin/list/format';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { adminViewTexts, csvHeaders, orderTexts } from '@/features/admin/list/texts';
import type { ListDefinition } from '@/features/admin/list/useAdminList';
import { Badge } from '@/ui/Price';
import { adminLedgerTexts as texts } from './texts';

export function LedgerFlags({ flags }: { flags: readonly LedgerFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {flags.map((flag) => (
        <li key={flag} className="max-w-full">
          <Badge wraps tone="alert" icon={<TriangleAlert aria-hidden size={14} className="shrink-0" />}>
            {texts.flags[flag]}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** The paid amount, and how much of it was refunded. */
export function paidText({ paidCents, currency, refundedCents }: LedgerEntry): string {
  const paid = formatPaid(paidCents, currency);
  const refunded = refundedCents > 0 ? texts.refunded(formatIn(refundedCents, currency)) : '';
  return paidCents < 0 ? refunded : [paid, refunded].filter(Boolean).join(', ');
}

const kindTexts = { customer: texts.customerKind, guest: texts.guestKind } as const;

export const ledgerColumns: readonly AdminColumn<LedgerEntry>[] = [
  {
    id: 'order',
    header: adminBookingsTexts.order,
    csvHeader: csvHeaders.orderId,
    rem: 14.5,
    cell: ({ key, booking }) => (
      <OpenLink recordKey={key} className="inline-flex min-h-8 items-center text-sm font-semibold hover:underline">
        {booking.orderId || orderTexts.withoutId}
      </OpenLink>
    ),
    csv: ({ booking }) => booking.orderId,
  },
  {
    id: 'date',
    header: adminBookingsTexts.date,
    csvHeader: inShopTime(adminBookingsTexts.date),
    rem: 6.75,
    sortBy: ({ booking }) => booking.date?.getTime() ?? null,
    cell: ({ booking }) => <span className="whitespace-nowrap">{dateText(booking.date)}</span>,
    csv: ({ booking }) => dateCell(booking.date),
  },
  {
    id: 'kind',
    header: texts.kind,
    rem: 6,
    onCard: true,
    cell: ({ booking }) => kindTexts[booking.kind],
    csv: ({ booking }) => kindTexts[booking.kind],
  },
  {
    id: 'name',
    header: adminBookingsTexts.customerName,
    csvHeader: csvHeaders.name,
    rem: 7.75,
    onCard: true,
    cell: ({ booking }) => booking.name || booking.email || orderTexts.noName,
    csv: ({ booking }) => booking.name || booking.email,
  },
  {
    id: 'transaction',
    header: bookingDetailTexts.transaction,
    csvHeader: csvHeaders.transactionId,
    rem: 11,
    onCard: true,
    cell: ({ booking }) => (
      <span className="text-sm wrap-anywhere">{booking.transactionId || orderTexts.notProvided}</span>
    ),
    csv: ({ booking }) => booking.transactionId,
  },
  {
    id: 'total',
    header: texts.orderTotal,
    csvHeader: csvHeaders.orderTotal,
    rem: 6.5,
    end: true,
    onCard: true,
    cell: ({ booking }) => formatKnown(booking.totalCents),
    csv: ({ booking }) => amountCell(booking.totalCents),
  },
  {
    id: 'paid',
    header: bookingDetailTexts.paid,
    rem: 6.5,
    sortBy: ({ paidCents }) => paidCents,
    end: true,
    cell: paidText,
    csv: ({ paidCents }) => amountCell(paidCents),
  },
  { id: 'currency', header: bookingDetailTexts.currency, csv: ({ currency }) => currency },
  {
    id: 'counted',
    header: csvHeaders.counted,
    // 0 for a repeated transaction; empty for an unknown amount or another currency.
    csv: ({ paidCents, currency, countedCents }) =>
      paidCents && currency === currencyCode ? toDollars(countedCents) : '',
  },
  {
    id: 'flags',
    header: texts.flag,
    rem: 13.5,
    cell: ({ flags }) => (
      <div className="py-1">
        <LedgerFlags flags={flags} />
      </div>
    ),
    csv: ({ flags }) => flags.map((flag) => texts.flags[flag]).join('; '),
  },
];

export const kindOptions = [
  { value: '', label: texts.allKinds },
  { value: 'customer', label: texts.customerKinds },
  { value: 'guest', label: texts.guestKinds },
];

export const flagOptions = [
  { value: '', label: texts.allPayments },
  { value: 'any', label: texts.anyFlag },
  ...ledgerFlags.map((flag) => ({ value: flag, label: texts.flags[flag] })),
];

export const ledgerList: ListDefinition<LedgerEntry, keyof LedgerFilter> = {
  id: 'payments',
  names: texts.records,
  views: [{ name: adminViewTexts.flagged, query: 'flag=any' }],
  csvFile: texts.csvFile,
  keyOf: ({ key }) => key,
  nameOf: ({ booking }) => texts.payment(booking.orderId),
  columns: ledgerColumns,
  defaultSort: { column: 'date', descending: true },
  filters: ['kind', 'flag', 'from', 'to'],
  rowFilter: ledgerFilter,
};
