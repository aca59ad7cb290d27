import { memo, useMemo } from 'react';
import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { everyPeriod, type LedgerEntry, totalsBy } from '@/domain/ledger';
import { formatMoney, toDollars } from '@/domain/money';
import { type PeriodUnit, periodOf, shopDay } from '@/domain/periods';
import { bookingDetailTexts } from '@/features/admin/bookings/texts';
import { Card } from '@/ui/Card';
import { periodCounts, periodNames, periodTick } from './periods';
import { ledgerChartTexts } from './texts';

const axisText = { fontSize: 12, fill: 'var(--ink-soft)' };
const stripes = 'ledger-chart-stripes';

interface Props {
  readonly entries: readonly LedgerEntry[];
  readonly unit?: PeriodUnit;
}

/** Amounts paid in each of the last periods of the listed payments. The current period is striped, as it is partial. */
export const LedgerChart = memo(function LedgerChart({ entries, unit = 'day' }: Props) {
  const count = periodCounts[unit];
  const now = new Date();
  const present = periodOf(shopDay(now), unit);
  const bars = useMemo(
    () =>
      everyPeriod(totalsBy(entries, unit), unit, count, new Date()).map(({ period, cents }) => ({
        period,
        dollars: toDollars(cents),
      })),
    [entries, unit, count],
  );
  const paid = bars.filter(({ dollars }) => dollars > 0);
  const best = paid.toSorted((a, b) => b.dollars - a.dollars)[0];
  const name = periodNames[unit];
  const texts = ledgerChartTexts[unit];
  const summary = best
    ? texts.summary(
        paid.length,
        name(bars[0]?.period ?? ''),
        name(bars.at(-1)?.period ?? ''),
        name(best.period),
        formatMoney(best.dollars * 100),
      )
    : ledgerChartTexts.noDates;
  return (
    <Card title={texts.title}>
      {/* Clipped: a hidden tooltip stays at the position that it had in a wider window. */}
      <div role="img" aria-label={summary} className="h-64 w-full overflow-clip">
        <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 320, height: 256 }}>
          <BarChart data={bars} accessibilityLayer={false} margin={{ top: 4, right: 4, bottom: 0, left: 4 }}>
            <defs>
              <pattern id={stripes} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width={3} height={6} fill="var(--leaf)" />
              </pattern>
            </defs>
            <CartesianGrid vertical={false} stroke="var(--ivory-edge)" />
            <XAxis
              dataKey="period"
              tickFormatter={(period: string) => periodTick(period, unit)}
              minTickGap={28}
              tick={axisText}
              tickLine={false}
            />
            <YAxis
              width={64}
              tick={axisText}
              tickLine={false}
              axisLine={false}
              tickFormatter={(dollars: number) => formatMoney(dollars * 100).replace(/[.,]\d+(?=\D*$)/, '')}
            />
            <Tooltip
              cursor={{ fill: 'var(--leaf-mist)' }}
              contentStyle={{ background: 'var(--paper)', borderColor: 'var(--ivory-edge)' }}
              labelFormatter={(period) => name(String(period))}
              formatter={(dollars) => [formatMoney(Number(dollars) * 100), bookingDetailTexts.paid]}
              isAnimationActive={false}
            />
            <Bar dataKey="dollars" fill="var(--leaf)" radius={[4, 4, 0, 0]} isAnimationActive={false}>
              {bars.map(({ period }) => (
                <Cell
                  key={period}
                  stroke="var(--leaf)"
                  fill={period === present && unit !== 'day' ? `url(#${stripes})` : 'var(--leaf)'}
                />
              ))}
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{texts.note(count)}</p>
    </Card>
  );
});
