import { lazy, Suspense } from 'react';
import type { AdminBooking } from '@/domain/adminBookings';
import { ledgerCsv } from '@/domain/bookingsCsv';
import type { LedgerEntry } from '@/domain/ledger';
import { ledgerFlags } from '@/domain/ledger';
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
import { useLedger } from './useLedger';

const AdminLedgerChart = lazy(() =>
  import('./AdminLedgerChart').then((module) => ({ default: module.AdminLedgerChart })),
);

const kinds = [
  { value: '', label: 'Both kinds' },
  { value: 'customer', label: 'Bookings' },
  { value: 'guest', label: 'BuyNow bookings' },
];
const flags = [
  { value: '', label: 'All payments' },
  { value: 'any', label: 'Anything flagged' },
  ...ledgerFlags.map((flag) => ({ value: flag, label: flagTexts[flag] })),
];

/** The ledger: chart, totals, flags, filters, and what they leave as a CSV file. */
export function AdminLedger({ bookings }: { bookings: readonly AdminBooking[] }) {
  const { entries, found, search, sort, onSort } = useLedger(bookings);
  const { hrefWith, param, change } = useAdminView();
  const hrefFor = (entry: LedgerEntry) => hrefWith({ open: entry.key });
  const opened = entries.find(({ key }) => key === param('open'));
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
        <p className="py-10 text-center text-ink-soft">No payment fits the filters.</p>
      ) : (
        <>
          <div className="mb-8 grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
              <AdminLedgerChart entries={found} />
            </Suspense>
            <AdminLedgerTotals entries={found} />
          </div>
          <AdminList
            virtual
            label="Payments"
            rows={found}
            keyOf={(entry) => entry.key}
            columns={adminLedgerColumns(hrefFor)}
            card={(entry) => <AdminLedgerCard entry={entry} href={hrefFor(entry)} />}
            sort={sort}
            onSort={onSort}
          />
        </>
      )}
      {opened && <AdminBookingDetail booking={opened.booking} onClose={() => change({ open: null })} />}
    </>
  );
}
