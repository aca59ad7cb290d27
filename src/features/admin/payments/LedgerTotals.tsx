// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop a table's roles when CSS changes its display.
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

/** Where large text leaves no room for three columns, the period stands above its figures. */
const row = '@max-[14rem]:flex @max-[14rem]:flex-wrap @max-[14rem]:justify-between';
const period = '@max-[14rem]:basis-full';
const figure = 'py-1.5 text-right';

interface TableProps {
  readonly label: string;
  readonly totals: readonly PeriodTotal[];
  readonly periodText: (period: string) => string;
}

function TotalsTable({ label, totals, periodText }: TableProps) {
  return (
    <div className="@container">
      <table role="table" aria-label={label} className="w-full border-collapse text-sm tabular-nums">
        <thead role="rowgroup">
          <tr role="row" className={`border-b border-ivory-edge text-left ${row}`}>
            <th role="columnheader" scope="col" className={`py-1.5 ${period}`}>
              {texts.period}
            </th>
            <th role="columnheader" scope="col" className={figure}>
              {texts.bookings}
            </th>
            <th role="columnheader" scope="col" className={figure}>
              {adminLedgerTexts.paid}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {totals.map(({ period: each, cents, bookings }) => (
            <tr key={each} role="row" className={`border-b border-ivory-edge/70 ${row}`}>
              <th role="rowheader" scope="row" className={`py-1.5 text-left font-normal ${period}`}>
                {periodText(each)}
              </th>
              <td role="cell" className={figure}>
                {bookings}
              </td>
              <td role="cell" className={`font-semibold ${figure}`}>
                {formatMoney(cents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
