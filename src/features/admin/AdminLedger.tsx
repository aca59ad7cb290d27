import { Suspense, useCallback, useMemo } from 'react';
import { ledgerCsv } from '@/domain/bookingsCsv';
import type { LedgerEntry } from '@/domain/ledger';
import { ledgerFlags } from '@/domain/ledger';
import { lazyComponent } from '@/lib/lazyComponent';
import { Skeleton } from '@/ui/Skeleton';
import { AdminBookingDetail } from './AdminBookingDetail';
import { AdminCsvButton } from './AdminCsvButton';
import { AdminDayFilter } from './AdminDayFilter';
import { AdminFilterSelect } from './AdminFilterSelect';
import { AdminLedgerCard } from './AdminLedgerCard';
import { AdminLedgerTotals } from './AdminLedgerTotals';
import { AdminList } from './AdminList';
import { AdminToolbar } from './AdminToolbar';
import { shownText } from './adminFormat';
import { adminLedgerColumns } from './adminLedgerColumns';
import { flagTexts } from './flagTexts';
import { useAdminView } from './useAdminView';
import { useDebouncedValue } from './useDebouncedValue';
import { useLedger } from './useLedger';

const AdminLedgerChart = lazyComponent(() => import('./AdminLedgerChart').then((module) => module.AdminLedgerChart));

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
export function AdminLedger({ entries }: { entries: readonly LedgerEntry[] }) {
  const { found, search, sort, onSort } = useLedger(entries);
  // Drawn when the typing rests: the list itself follows every key.
  const summed = useDebouncedValue(found, chartRestMs);
  const { hrefWith, param, change } = useAdminView();
  const hrefFor = useCallback((entry: LedgerEntry) => hrefWith({ open: entry.key }), [hrefWith]);
  const columns = useMemo(() => adminLedgerColumns(hrefFor), [hrefFor]);
  const card = useCallback((entry: LedgerEntry) => <AdminLedgerCard entry={entry} href={hrefFor(entry)} />, [hrefFor]);
  const asked = param('open');
  const opened = asked ? entries.find(({ key }) => key === asked) : undefined;
  return (
    <>
      <AdminToolbar
        searchLabel="Search payments"
        text={search.text}
        onText={search.setText}
        count={shownText(found.length, entries.length, 'payment', 'payments')}
        actions={
          <AdminCsvButton
            fileName="payments.csv"
            makeText={() => ledgerCsv(found, flagTexts)}
            disabled={found.length === 0}
          />
        }
      >
        <AdminFilterSelect label="Kind" name="kind" options={kinds} />
        <AdminFilterSelect label="Flags" name="flag" options={flags} />
        <AdminDayFilter />
      </AdminToolbar>
      {found.length === 0 ? (
        <p className="py-10 text-center text-ink-soft">No payments match these filters.</p>
      ) : (
        <>
          <div className="mb-8 grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
              <AdminLedgerChart entries={summed} />
            </Suspense>
            <AdminLedgerTotals entries={summed} />
          </div>
          <AdminList
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
      {opened && <AdminBookingDetail booking={opened.booking} onClose={() => change({ open: null })} />}
    </>
  );
}
