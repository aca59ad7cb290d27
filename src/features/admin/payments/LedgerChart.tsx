import { memo, useMemo } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { LedgerEntry } from '@/domain/ledger';
import { everyDay, totalsByDay } from '@/domain/ledgerTotals';
import { formatMoney, toDollars } from '@/domain/money';
import { dayText } from '@/features/admin/list/format';
import { Card } from '@/ui/Card';
import { ledgerChartTexts } from './ledgerChartTexts';

const days = 30;
const axisText = { fontSize: 12, fill: 'var(--ink-soft)' };

/** Amounts paid on each of the last 30 days of the listed payments. */
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
    ? ledgerChartTexts.summary(
        paid.length,
        dayText(bars[0]?.period ?? ''),
        dayText(bars.at(-1)?.period ?? ''),
        dayText(best.period),
        formatMoney(best.dollars * 100),
      )
    : ledgerChartTexts.noDates;
  return (
    <Card title={ledgerChartTexts.title}>
      <div role="img" aria-label={summary} className="h-64 w-full">
        <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 256 }}>
          <BarChart data={bars} accessibilityLayer={false} margin={{ top: 4, right: 4, bottom: 0, left: 4 }}>
            <CartesianGrid vertical={false} stroke="var(--ivory-edge)" />
            <XAxis
              dataKey="period"
              tickFormatter={(day: string) => dayText(day).replace(/, \d+$/, '')}
              minTickGap={28}
              tick={axisText}
              tickLine={false}
            />
            <YAxis
              width={64}
              tick={axisText}
              tickLine={false}
              axisLine={false}
              tickFormatter={(dollars: number) => formatMoney(dollars * 100).replace(/\.\d+$/, '')}
            />
            <Tooltip
              cursor={{ fill: 'var(--leaf-mist)' }}
              contentStyle={{ background: 'var(--paper)', borderColor: 'var(--ivory-edge)' }}
              labelFormatter={(day) => dayText(String(day))}
              formatter={(dollars) => [formatMoney(Number(dollars) * 100), ledgerChartTexts.paid]}
              isAnimationActive={false}
            />
            <Bar dataKey="dollars" fill="var(--leaf)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{ledgerChartTexts.note(days)}</p>
    </Card>
  );
});
