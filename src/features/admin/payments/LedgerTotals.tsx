import { memo, type ReactNode, useMemo } from 'react';
import type { LedgerEntry } from '@/domain/ledger';
import { ledgerTotal, type PeriodTotal, totalsBy } from '@/domain/ledgerTotals';
import { formatMoney } from '@/domain/money';
import { dayText, monthText } from '@/features/admin/list/format';
import { useIsPrinted } from '@/features/admin/list/PrintingProvider';
import { Card } from '@/ui/Card';
import { Disclosure } from '@/ui/Disclosure';
import { adminLedgerTexts } from './texts';

const texts = adminLedgerTexts.totals;

interface TableProps {
  readonly label: string;
  readonly totals: readonly PeriodTotal[];
  readonly periodText: (period: string) => string;
}

function TotalsTable({ label, totals, periodText }: TableProps) {
  return (
    <table aria-label={label} className="w-full border-collapse text-[min(0.875rem,4.4vw)] tabular-nums">
      <thead>
        <tr className="border-b border-ivory-edge text-left">
          <th scope="col" className="py-1.5 wrap-anywhere">
            {texts.period}
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right wrap-anywhere">
            {texts.bookings}
          </th>
          <th scope="col" className="py-1.5 text-right">
            {adminLedgerTexts.paid}
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

interface PartProps {
  readonly label: string;
  readonly startOpen?: boolean;
  readonly children: ReactNode;
}

/** Opens and closes on the screen; always open on paper. */
function Part({ label, startOpen, children }: PartProps) {
  const caption = <span className="font-semibold">{label}</span>;
  if (useIsPrinted())
    return (
      <section className="mt-4">
        {caption}
        {children}
      </section>
    );
  return (
    <Disclosure label={caption} startOpen={startOpen}>
      {children}
    </Disclosure>
  );
}

/** Totals of the listed payments. The days are the chart's text alternative. */
export const LedgerTotals = memo(function LedgerTotals({ entries }: { entries: readonly LedgerEntry[] }) {
  const { total, months, days } = useMemo(
    () => ({ total: ledgerTotal(entries), months: totalsBy(entries, 'month'), days: totalsBy(entries, 'day') }),
    [entries],
  );
  return (
    <Card title={texts.title}>
      <p className="text-[min(1.875rem,9vw)] font-bold tabular-nums">{formatMoney(total)}</p>
      <p className="mb-3 text-sm text-ink-soft">{texts.explanation}</p>
      <Part label={texts.byMonth} startOpen>
        <TotalsTable label={texts.monthTable} totals={months} periodText={monthText} />
      </Part>
      <Part label={texts.byDay}>
        <TotalsTable label={texts.dayTable} totals={days} periodText={dayText} />
      </Part>
    </Card>
  );
});
