import { Suspense, useCallback, useMemo } from 'react';
import { ledgerCsv } from '@/domain/bookingsCsv';
import { filterLedger, type LedgerEntry, ledgerFlags, ledgerSortColumns, sortLedger } from '@/domain/ledger';
import { BookingDialog } from '@/features/admin/bookings/BookingDialog';
import { DateRangeFilter } from '@/features/admin/list/DateRangeFilter';
import { FilterSelect } from '@/features/admin/list/FilterSelect';
import { ListPanel } from '@/features/admin/list/ListPanel';
import type { ListSelection } from '@/features/admin/list/selection';
import { type ListDefinition, useAdminList } from '@/features/admin/list/useAdminList';
import { useDebouncedValue } from '@/features/admin/list/useDebouncedValue';
import { lazyComponent } from '@/lib/lazyComponent';
import { Skeleton } from '@/ui/Skeleton';
import { kindOptions } from './kindOptions';
import { LedgerCard } from './LedgerCard';
import { LedgerTotals } from './LedgerTotals';
import { ledgerTableColumns } from './ledgerTableColumns';
import { adminLedgerTexts } from './texts';

const LedgerChart = lazyComponent(() => import('./LedgerChart').then((module) => module.LedgerChart));

/** How long the entries must stay the same before chart and totals follow them, in ms. */
const summaryDelayMs = 600;

const flags = [
  { value: '', label: adminLedgerTexts.allPayments },
  { value: 'any', label: adminLedgerTexts.anyFlag },
  ...ledgerFlags.map((flag) => ({ value: flag, label: adminLedgerTexts.flags[flag] })),
];

const ledgerList: ListDefinition<LedgerEntry, 'kind' | 'flag' | 'from' | 'to'> = {
  keyOf: ({ key }) => key,
  sortColumns: ledgerSortColumns,
  defaultSort: { column: 'date', descending: true },
  sortRows: sortLedger,
  filters: ['kind', 'flag', 'from', 'to'],
  filterRows: filterLedger,
};

const selection: ListSelection<LedgerEntry> = {
  nameOf: ({ booking }) => adminLedgerTexts.payment(booking.orderId),
  fileName: adminLedgerTexts.csvFile,
  makeText: (entries) => ledgerCsv(entries, adminLedgerTexts.flags),
};

/** The ledger: filters, chart, totals, flags and CSV export. */
export function LedgerList({ entries }: { entries: readonly LedgerEntry[] }) {
  const list = useAdminList(entries, ledgerList);
  const { found, hrefFor, opened, close } = list;
  const summarized = useDebouncedValue(found, summaryDelayMs);
  const columns = useMemo(() => ledgerTableColumns(hrefFor), [hrefFor]);
  const card = useCallback((entry: LedgerEntry) => <LedgerCard entry={entry} href={hrefFor(entry)} />, [hrefFor]);
  return (
    <>
      <ListPanel
        list={list}
        texts={adminLedgerTexts.list}
        columns={columns}
        card={card}
        selection={selection}
        filters={
          <>
            <FilterSelect label={adminLedgerTexts.kind} name="kind" options={kindOptions} />
            <FilterSelect label={adminLedgerTexts.flag} name="flag" options={flags} />
            <DateRangeFilter />
          </>
        }
        summary={
          <div className="mb-8 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
              <LedgerChart entries={summarized} />
            </Suspense>
            <LedgerTotals entries={summarized} />
          </div>
        }
      />
      {opened && <BookingDialog booking={opened.booking} onClose={close} />}
    </>
  );
}
