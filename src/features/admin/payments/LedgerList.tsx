import { TriangleAlert } from 'lucide-react';
import { filterLedger, type LedgerEntry, type LedgerFlag, ledgerFlags } from '@/domain/ledger';
import { formatIn, formatKnown, formatPaid } from '@/domain/money';
import { ledgerCsv } from '@/domain/reportsCsv';
import { BookingDialog } from '@/features/admin/bookings/BookingDialog';
import { DateRangeFilter, FilterSelect } from '@/features/admin/list/FilterSelect';
import { dateText } from '@/features/admin/list/format';
import { ListPanel } from '@/features/admin/list/ListPanel';
import { OpenLink } from '@/features/admin/list/OpenLink';
import type { ListSelection } from '@/features/admin/list/selection';
import type { TableColumn } from '@/features/admin/list/tableColumn';
import { type ListDefinition, useAdminList } from '@/features/admin/list/useAdminList';
import { DefinitionRows } from '@/ui/Disclosure';
import { Badge } from '@/ui/Price';
import { LedgerSummary } from './LedgerTotals';
import { adminLedgerTexts } from './texts';

export function LedgerFlags({ flags }: { flags: readonly LedgerFlag[] }) {
  if (flags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {flags.map((flag) => (
        <li key={flag} className="max-w-full *:py-0! *:whitespace-normal!">
          <Badge tone="alert" icon={<TriangleAlert aria-hidden size={14} className="shrink-0" />}>
            {adminLedgerTexts.flags[flag]}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

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
    sortBy: ({ booking }) => booking.date?.getTime() ?? null,
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
    sortBy: ({ paidCents }) => paidCents,
    end: true,
    cell: paidText,
  },
  { id: 'flags', header: adminLedgerTexts.flag, rem: 10, cell: ({ flags }) => <LedgerFlags flags={flags} /> },
];

export function LedgerCard({ entry }: { entry: LedgerEntry }) {
  const { key, booking, flags } = entry;
  return (
    <article
      aria-label={adminLedgerTexts.payment(booking.orderId)}
      className="relative flex h-full min-w-0 flex-col gap-3 rounded-card bg-paper p-5 shadow-card"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-lg font-bold tabular-nums">{paidText(entry)}</p>
        <p className="text-sm text-ink-soft">{dateText(booking.date)}</p>
      </div>
      <h2 className="font-sans text-sm font-semibold break-all">
        <OpenLink recordKey={key} className="stretched-link hover:underline">
          {booking.orderId ? adminLedgerTexts.orderTitle(booking.orderId) : adminLedgerTexts.orderWithoutId}
        </OpenLink>
      </h2>
      <div className="text-sm">
        <DefinitionRows
          rows={[
            {
              term: adminLedgerTexts.kind,
              value: booking.kind === 'guest' ? adminLedgerTexts.guestKind : adminLedgerTexts.customerKind,
            },
            { term: adminLedgerTexts.customer, value: booking.name || booking.email || adminLedgerTexts.noName },
            {
              term: adminLedgerTexts.transaction,
              value: <span className="break-all">{booking.transactionId || adminLedgerTexts.notProvided}</span>,
            },
            { term: adminLedgerTexts.orderTotal, value: formatKnown(booking.totalCents) },
          ]}
        />
      </div>
      <LedgerFlags flags={flags} />
    </article>
  );
}

export const kindOptions = [
  { value: '', label: adminLedgerTexts.allKinds },
  { value: 'customer', label: adminLedgerTexts.customerKinds },
  { value: 'guest', label: adminLedgerTexts.guestKinds },
];

const flags = [
  { value: '', label: adminLedgerTexts.allPayments },
  { value: 'any', label: adminLedgerTexts.anyFlag },
  ...ledgerFlags.map((flag) => ({ value: flag, label: adminLedgerTexts.flags[flag] })),
];

const ledgerList: ListDefinition<LedgerEntry, 'kind' | 'flag' | 'from' | 'to'> = {
  keyOf: ({ key }) => key,
  defaultSort: { column: 'date', descending: true },
  filters: ['kind', 'flag', 'from', 'to'],
  filterRows: filterLedger,
};

const selection: ListSelection<LedgerEntry> = {
  nameOf: ({ booking }) => adminLedgerTexts.payment(booking.orderId),
  fileName: adminLedgerTexts.csvFile,
  makeText: (entries) => ledgerCsv(entries, adminLedgerTexts.flags),
};

const cardOf = (entry: LedgerEntry) => <LedgerCard entry={entry} />;

interface Props {
  readonly entries: readonly LedgerEntry[];
  readonly showTotals: boolean;
}

/** The ledger: filters, flags and CSV export; chart and totals when asked for. */
export function LedgerList({ entries, showTotals }: Props) {
  const list = useAdminList(entries, ledgerTableColumns, ledgerList);
  const { found, opened, close } = list;
  return (
    <>
      <ListPanel
        list={list}
        names={adminLedgerTexts.records}
        card={cardOf}
        selection={selection}
        filters={
          <>
            <FilterSelect label={adminLedgerTexts.kind} name="kind" options={kindOptions} />
            <FilterSelect label={adminLedgerTexts.flag} name="flag" options={flags} />
            <DateRangeFilter />
          </>
        }
        summary={showTotals && <LedgerSummary entries={found} />}
      />
      {opened && <BookingDialog booking={opened.booking} onClose={close} />}
    </>
  );
}
