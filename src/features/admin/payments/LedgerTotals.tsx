import { memo, Suspense, useMemo } from 'react';
import {
  type LedgerEntry,
  ledgerTotal,
  otherCurrencies,
  type PeriodTotal,
  refundedTotal,
  totalsBy,
} from '@/domain/ledger';
import { formatIn, formatMoney } from '@/domain/money';
import { bookingDetailTexts } from '@/features/admin/bookings/texts';
import type { AdminColumn } from '@/features/admin/list/columns';
import { formatCount } from '@/features/admin/list/counts';
import { shopDaysText } from '@/features/admin/list/format';
import { ReportTable } from '@/features/admin/list/ReportTable';
import { useDebouncedValue } from '@/features/admin/list/useAdminList';
import { lazyComponent } from '@/lib/lazy';
import { Card } from '@/ui/Card';
import { Disclosure } from '@/ui/Disclosure';
import { Skeleton } from '@/ui/Skeleton';
import { periodNames } from './periods';
import { adminLedgerTexts, moneyTexts } from './texts';

const texts = adminLedgerTexts.totals;

const columnsOf = (unit: 'day' | 'month'): readonly AdminColumn<PeriodTotal>[] => [
  { id: 'period', header: moneyTexts.period, cell: ({ period }) => periodNames[unit](period) },
  { id: 'bookings', header: moneyTexts.bookings, cell: ({ bookings }) => formatCount(bookings) },
  {
    id: 'paid',
    header: bookingDetailTexts.paid,
    cell: ({ cents }) => <span className="font-semibold">{formatMoney(cents)}</span>,
  },
];

const monthColumns = columnsOf('month');
const dayColumns = columnsOf('day');
const periodOf = ({ period }: PeriodTotal) => period;
const caption = (label: string) => <span className="font-semibold">{label}</span>;

/** Totals of the listed payments. Those of the days are the chart's text alternative. */
const LedgerTotals = memo(function LedgerTotals({ entries }: { entries: readonly LedgerEntry[] }) {
  const { total, refunded, others, months, days } = useMemo(
    () => ({
      total: ledgerTotal(entries),
      refunded: refundedTotal(entries),
      others: otherCurrencies(entries),
      months: totalsBy(entries, 'month'),
      days: totalsBy(entries, 'day'),
    }),
    [entries],
  );
  return (
    <Card title={texts.title}>
      <p className="text-[min(1.875rem,9vw)] font-bold tabular-nums">{formatMoney(total)}</p>
      <p className="mb-3 text-sm text-ink-soft">{texts.explanation}</p>
      <p className="mb-3 text-sm text-ink-soft">{shopDaysText}</p>
      {refunded > 0 && <p className="mb-3 text-sm">{texts.refunded(formatMoney(refunded))}</p>}
      {others.length > 0 && (
        <p className="mb-3 text-sm">
          {texts.otherCurrencies(others.map(({ currency, cents }) => formatIn(cents, currency)).join(', '))}
        </p>
      )}
      <Disclosure label={caption(moneyTexts.units.month)} startOpen printed>
        <ReportTable label={texts.monthTable} columns={monthColumns} rows={months} keyOf={periodOf} />
      </Disclosure>
      <Disclosure label={caption(moneyTexts.units.day)} printed>
        <ReportTable label={texts.dayTable} columns={dayColumns} rows={days} keyOf={periodOf} />
      </Disclosure>
    </Card>
  );
});

const LedgerChart = lazyComponent(() => import('./LedgerChart').then((module) => module.LedgerChart));

/** Debounce of chart and totals, in ms. */
const summaryDelayMs = 600;

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
