import { ChartColumn } from 'lucide-react';
import { Suspense } from 'react';
import type { LedgerEntry } from '@/domain/ledger';
import { useAllBookings } from '@/features/admin/bookings/useBookings';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { toolbarButton } from '@/features/admin/list/ToolbarMenu';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useQueryRows } from '@/features/admin/list/useQueryRows';
import { lazyComponent } from '@/lib/lazy';
import { Skeleton } from '@/ui/Skeleton';
import { LedgerList } from './LedgerList';
import { ledgerRows } from './ledgerRows';
import { MoneyViews, moneyViews } from './MoneyViews';
import { adminLedgerTexts } from './texts';

const MoneyReport = lazyComponent(() => import('./MoneyReport').then((module) => module.MoneyReport), {
  retry: false,
});

function Payments({ entries }: { entries: readonly LedgerEntry[] }) {
  const { param, change } = useDashboardUrl();
  const showTotals = param('totals') === '1';
  const view = moneyViews.find((name) => name === param('money')) ?? 'list';
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <MoneyViews selected={view} flagged={entries.filter(({ flags }) => flags.length > 0).length} />
        {view === 'list' && (
          <button
            type="button"
            aria-pressed={showTotals}
            onClick={() => change({ totals: showTotals ? null : '1' })}
            className={`${toolbarButton} aria-pressed:border-leaf aria-pressed:bg-leaf aria-pressed:text-ivory forced-colors:aria-pressed:outline-2`}
          >
            <ChartColumn aria-hidden size={16} /> {adminLedgerTexts.totals.show}
          </button>
        )}
      </div>
      {view === 'list' ? (
        <LedgerList entries={entries} showTotals={showTotals} />
      ) : (
        <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
          <MoneyReport view={view} entries={entries} />
        </Suspense>
      )}
    </>
  );
}

/** Tab Payments (ruling 23): one ledger of both kinds of bookings. */
export function LedgerTab() {
  const query = useQueryRows(useAllBookings({ refetchOnMountOrArgChange: true }), ledgerRows);
  return (
    <QueryResult query={query} names={adminLedgerTexts.records}>
      {(entries) => <Payments entries={entries} />}
    </QueryResult>
  );
}
