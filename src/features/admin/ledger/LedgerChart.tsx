import { memo, useMemo } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { LedgerEntry } from '@/domain/ledger';
import { everyDay, totalsByDay } from '@/domain/ledgerTotals';
import { formatMoney, toDollars } from '@/domain/money';
import { dayText } from '@/features/admin/list/format';
import { Card } from '@/ui/Card';

const days = 30;
const ink = { fontSize: 12, fill: '#4a5a50' };

/** What was paid on each of the last 30 days of what is listed. The table of days beside it says the same in words. */
export const LedgerChart = memo(function LedgerChart({ entries }: { entries: readonly LedgerEntry[] }) {
  const bars = useMemo(
    () =>
      everyDay(totalsByDay(entries), days, new Date()).map(({ period, cents }) => ({
        period,
        dollars: toDollars(cents),
      })),
    [entries],
  );
  const paid = bars.filter(({ dollars }) => dollars > 0);
  const best = paid.toSorted((a, b) => b.dollars - a.dollars)[0];
  const summary = best
    ? `Paid per day, ${dayText(bars[0]?.period ?? '')} to ${dayText(bars.at(-1)?.period ?? '')}. Payments on ${paid.length} days; the highest on ${dayText(best.period)}, ${formatMoney(best.dollars * 100)}. For all figures, see the Totals by day table.`
    : 'No payments with a date.';
  return (
    <Card title="Paid per day">
      <div role="img" aria-label={summary} className="h-64 w-full">
        <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 256 }}>
          <BarChart data={bars} accessibilityLayer={false} margin={{ top: 4, right: 4, bottom: 0, left: 4 }}>
            <CartesianGrid vertical={false} stroke="#e2d8c3" />
            <XAxis
              dataKey="period"
              tickFormatter={(day: string) => dayText(day).replace(/, \d+$/, '')}
              minTickGap={28}
              tick={ink}
              tickLine={false}
            />
            <YAxis
              width={64}
              tick={ink}
              tickLine={false}
              axisLine={false}
              tickFormatter={(dollars: number) => formatMoney(dollars * 100).replace(/\.\d+$/, '')}
            />
            <Tooltip
              cursor={{ fill: '#edf3ec' }}
              labelFormatter={(day) => dayText(String(day))}
              formatter={(dollars) => [formatMoney(Number(dollars) * 100), 'Paid']}
              isAnimationActive={false}
            />
            <Bar dataKey="dollars" fill="#1f4d3a" radius={[4, 4, 0, 0]} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        The last {days} days up to the newest payment listed, without payments dated in the future. For all figures, see
        “By day”.
      </p>
    </Card>
  );
});
