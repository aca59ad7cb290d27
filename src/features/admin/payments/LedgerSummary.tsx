import { Suspense } from 'react';
import type { LedgerEntry } from '@/domain/ledger';
import { useDebouncedValue } from '@/features/admin/list/useAdminList';
import { lazyComponent } from '@/lib/lazy';
import { Skeleton } from '@/ui/Skeleton';
import { LedgerTotals } from './LedgerTotals';

const LedgerChart = lazyComponent(() => import('./LedgerChart').then((module) => module.LedgerChart));

/** How long the entries must stay the same before chart and totals follow them, in ms. */
const summaryDelayMs = 600;

/** Chart and totals of the listed payments. */
export function LedgerSummary({ entries }: { entries: readonly LedgerEntry[] }) {
  const summarized = useDebouncedValue(entries, summaryDelayMs);
  return (
    <div className="mb-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
        <LedgerChart entries={summarized} />
      </Suspense>
      <LedgerTotals entries={summarized} />
    </div>
  );
}
