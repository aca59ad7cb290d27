import { memo, useMemo } from 'react';
import type { LedgerEntry } from '@/domain/ledger';
import { ledgerTotal, type PeriodTotal, totalsByDay, totalsByMonth } from '@/domain/ledgerTotals';
import { formatMoney } from '@/domain/money';
import { dayText, monthText } from '@/features/admin/list/format';
import { Card } from '@/ui/Card';
import { Disclosure } from '@/ui/Disclosure';

interface TableProps {
  readonly label: string;
  readonly totals: readonly PeriodTotal[];
  readonly periodText: (period: string) => string;
}

function TotalsTable({ label, totals, periodText }: TableProps) {
  return (
    <table aria-label={label} className="w-full border-collapse text-sm tabular-nums">
      <thead>
        <tr className="border-b border-ivory-edge text-left">
          <th scope="col" className="py-1.5">
            Period
          </th>
          <th scope="col" className="py-1.5 text-right">
            Bookings
          </th>
          <th scope="col" className="py-1.5 text-right">
            Paid
          </th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ period, cents, bookings }) => (
          <tr key={period} className="border-b border-ivory-edge/70">
            <th scope="row" className="py-1.5 text-left font-normal">
              {periodText(period)}
            </th>
            <td className="py-1.5 text-right">{bookings}</td>
            <td className="py-1.5 text-right font-semibold">{formatMoney(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Totals of what is listed: all, by month, by day. The days are the chart's figures in words. */
export const LedgerTotals = memo(function LedgerTotals({ entries }: { entries: readonly LedgerEntry[] }) {
  const { total, months, days } = useMemo(
    () => ({ total: ledgerTotal(entries), months: totalsByMonth(entries), days: totalsByDay(entries) }),
    [entries],
  );
  return (
    <Card title="Totals">
      <p className="text-3xl font-bold tabular-nums">{formatMoney(total)}</p>
      <p className="mb-3 text-sm text-ink-soft">Paid, each transaction counted once</p>
      <Disclosure label={<span className="font-semibold">By month</span>} startOpen>
        <TotalsTable label="Totals by month" totals={months} periodText={monthText} />
      </Disclosure>
      <Disclosure label={<span className="font-semibold">By day</span>}>
        <TotalsTable label="Totals by day" totals={days} periodText={dayText} />
      </Disclosure>
    </Card>
  );
});
