import { Suspense, useCallback, useMemo } from 'react';
import { ledgerCsv } from '@/domain/bookingsCsv';
import type { LedgerEntry } from '@/domain/ledger';
import { ledgerFlags } from '@/domain/ledger';
import { BookingDialog } from '@/features/admin/bookings/BookingDialog';
import { CsvButton } from '@/features/admin/list/CsvButton';
import { DateRangeFilter } from '@/features/admin/list/DateRangeFilter';
import { FilterSelect } from '@/features/admin/list/FilterSelect';
import { shownText } from '@/features/admin/list/format';
import { ListToolbar } from '@/features/admin/list/ListToolbar';
import { RecordList } from '@/features/admin/list/RecordList';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useDebouncedValue } from '@/features/admin/list/useDebouncedValue';
import { lazyPart } from '@/ui/lazyPart';
import { Skeleton } from '@/ui/Skeleton';
import { flagTexts } from './flagTexts';
import { LedgerCard } from './LedgerCard';
import { LedgerTotals } from './LedgerTotals';
import { ledgerTableColumns } from './ledgerTableColumns';
import { useLedger } from './useLedger';

const LedgerChart = lazyPart(() => import('./LedgerChart').then((module) => module.LedgerChart));

const chartRestMs = 600;
const keyOf = ({ key }: LedgerEntry) => key;

const kinds = [
  { value: '', label: 'All kinds' },
  { value: 'customer', label: 'Bookings' },
  { value: 'guest', label: 'BuyNow bookings' },
];
const flags = [
  { value: '', label: 'All payments' },
  { value: 'any', label: 'Any flag' },
  ...ledgerFlags.map((flag) => ({ value: flag, label: flagTexts[flag] })),
];

/** The ledger: chart, totals, flags, filters, and what they leave as a CSV file. */
export function LedgerList({ entries }: { entries: readonly LedgerEntry[] }) {
  const { found, search, sort, onSort } = useLedger(entries);
  // Drawn when the typing rests: the list itself follows every key.
  const summed = useDebouncedValue(found, chartRestMs);
  const { hrefWith, param, change } = useDashboardUrl();
  const hrefFor = useCallback((entry: LedgerEntry) => hrefWith({ open: entry.key }), [hrefWith]);
  const columns = useMemo(() => ledgerTableColumns(hrefFor), [hrefFor]);
  const card = useCallback((entry: LedgerEntry) => <LedgerCard entry={entry} href={hrefFor(entry)} />, [hrefFor]);
  const asked = param('open');
  const opened = asked ? entries.find(({ key }) => key === asked) : undefined;
  return (
    <>
      <ListToolbar
        searchLabel="Search payments"
        text={search.text}
        onText={search.setText}
        count={shownText(found.length, entries.length, 'payment', 'payments')}
        actions={
          <CsvButton
            fileName="payments.csv"
            makeText={() => ledgerCsv(found, flagTexts)}
            disabled={found.length === 0}
          />
        }
      >
        <FilterSelect label="Kind" name="kind" options={kinds} />
        <FilterSelect label="Flags" name="flag" options={flags} />
        <DateRangeFilter />
      </ListToolbar>
      {found.length === 0 ? (
        <p className="py-10 text-center text-ink-soft">No payments match these filters.</p>
      ) : (
        <>
          <div className="mb-8 grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
              <LedgerChart entries={summed} />
            </Suspense>
            <LedgerTotals entries={summed} />
          </div>
          <RecordList
            label="Payments"
            rows={found}
            keyOf={keyOf}
            columns={columns}
            card={card}
            sort={sort}
            onSort={onSort}
          />
        </>
      )}
      {opened && <BookingDialog booking={opened.booking} onClose={() => change({ open: null })} />}
    </>
  );
}
