import { useMemo } from 'react';
import type { LedgerEntry } from '@/domain/ledger';
import { formatMoney } from '@/domain/money';
import { type PeriodUnit, periodOf, periodUnits } from '@/domain/periods';
import { periodsCsv } from '@/domain/reportsCsv';
import { type ComparedPeriod, comparedPeriods } from '@/domain/sales';
import { CsvButton } from '@/features/admin/list/CsvButton';
import { countText, formatCount, shopDaysText } from '@/features/admin/list/format';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { Card } from '@/ui/Card';
import { LedgerChart } from './LedgerChart';
import { periodCounts, periodNames } from './periodNames';
import { ReportChoice, ReportTable } from './ReportTable';
import { moneyTexts as texts } from './texts';

/** The difference from the period before in words; a percentage where there is something to take it of. */
export function changeText({ cents, beforeCents }: Pick<ComparedPeriod, 'cents' | 'beforeCents'>): string {
  if (beforeCents === null) return texts.notCompared;
  const difference = cents - beforeCents;
  if (difference === 0) return texts.same;
  const amount = formatMoney(Math.abs(difference));
  const grows = difference > 0;
  if (beforeCents === 0) return grows ? texts.more(amount) : texts.less(amount);
  const percent = Math.round((Math.abs(difference) / beforeCents) * 100);
  return grows ? texts.morePercent(amount, percent) : texts.lessPercent(amount, percent);
}

const choices = periodUnits.map((unit) => ({ value: unit, label: texts.units[unit] }));

function columnsOf(unit: PeriodUnit) {
  const name = ({ period, soFar }: ComparedPeriod) =>
    soFar && unit !== 'day' ? texts.soFar(periodNames[unit](period)) : periodNames[unit](period);
  return [
    { header: texts.period, cell: name },
    { header: texts.bookings, cell: ({ bookings }: ComparedPeriod) => formatCount(bookings) },
    {
      header: texts.paid,
      cell: (row: ComparedPeriod) => (
        <>
          <span className="block font-semibold">{formatMoney(row.cents)}</span>
          <span className="text-ink-soft">{changeText(row)}</span>
        </>
      ),
    },
  ];
}

/** What was paid in each of the last days, weeks or months, compared with the period before. */
export function PeriodReport({ entries }: { entries: readonly LedgerEntry[] }) {
  const { param } = useDashboardUrl();
  const unit = periodUnits.find((name) => name === param('by')) ?? 'month';
  const from = param('from');
  const to = param('to');
  const periods = useMemo(
    () => comparedPeriods(entries, { unit, count: periodCounts[unit], today: new Date(), from, to }),
    [entries, unit, from, to],
  );
  const first = periods.at(-1)?.period ?? '';
  const last = periods[0]?.period ?? '';
  const periodsOf = entries.map(({ booking }) => periodOf(booking.day, unit));
  const notes = [
    { text: texts.undated, count: periodsOf.filter((period) => !period).length },
    { text: texts.later, count: periodsOf.filter((period) => period > last).length },
    { text: texts.earlier, count: periodsOf.filter((period) => period && period < first).length },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ReportChoice label={texts.by} name="by" choices={choices} selected={unit} />
        <CsvButton fileName={texts.csvFiles[unit]} makeText={() => periodsCsv(periods)} disabled={false} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <LedgerChart entries={entries} unit={unit} />
        <Card title={texts.periods}>
          <ReportTable label={texts.periods} columns={columnsOf(unit)} rows={periods} keyOf={({ period }) => period} />
          <p className="mt-3 text-sm text-ink-soft">{texts.periodNote}</p>
          <p className="mt-2 text-sm text-ink-soft">{shopDaysText}</p>
          {notes.map(({ text, count }) => (
            <p key={text(1, '')} className="mt-2 text-sm">
              {countText(text, count)}
            </p>
          ))}
        </Card>
      </div>
    </>
  );
}
