import { useMemo } from 'react';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import { bookedProducts } from '@/domain/bookings';
import { optionalAmount } from '@/domain/csv';
import { type LedgerEntry, ledgerFilter } from '@/domain/ledger';
import { formatKnown, formatMoney, toDollars } from '@/domain/money';
import { type PeriodUnit, periodOf, periodUnits } from '@/domain/periods';
import {
  type ComparedPeriod,
  comparedPeriods,
  type SalesGroup,
  type SalesRow,
  salesBy,
  salesGroups,
  salesTotal,
} from '@/domain/sales';
import { type AdminColumn, csvOf, inShopTime } from '@/features/admin/list/columns';
import { formatCount } from '@/features/admin/list/counts';
import { shopDaysText } from '@/features/admin/list/format';
import { NoMatch, QueryNote } from '@/features/admin/list/QueryResult';
import { ReportTable } from '@/features/admin/list/ReportTable';
import { CsvButton, DateRangeFilter, FilterSelect } from '@/features/admin/list/Toolbar';
import { csvHeaders } from '@/features/admin/list/texts';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { Card, Chip } from '@/ui/Card';
import { DefinitionRows } from '@/ui/Disclosure';
import { EnglishText } from '@/ui/EnglishText';
import { LedgerChart } from './LedgerChart';
import { kindOptions } from './ledgerList';
import { periodCounts, periodNames } from './periods';
import { ReconciliationReport } from './ReconciliationReport';
import { adminLedgerTexts, moneyTexts as texts } from './texts';

interface BarProps {
  readonly label: string;
  /** The URL parameter. */
  readonly name: string;
  /** Labels by value of the parameter. */
  readonly choices: Readonly<Record<string, string>>;
  readonly selected: string;
  readonly fileName: string;
  readonly makeText: () => string;
}

/** Chooses how a report is divided, as a URL parameter, and exports it. */
function ReportBar({ label, name, choices, selected, fileName, makeText }: BarProps) {
  const { change } = useDashboardUrl();
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <fieldset aria-label={label} className="flex flex-wrap gap-2">
        {Object.entries(choices).map(([value, text]) => (
          <Chip key={value} pressed={value === selected} onPress={() => change({ [name]: value })}>
            {text}
          </Chip>
        ))}
      </fieldset>
      <CsvButton fileName={fileName} makeText={makeText} disabled={false} />
    </div>
  );
}

/** The difference from the period before in words, with a percentage. */
function changeText({ cents, beforeCents }: Pick<ComparedPeriod, 'cents' | 'beforeCents'>): string {
  if (beforeCents === null) return texts.notCompared;
  const difference = cents - beforeCents;
  if (difference === 0) return texts.same;
  const amount = formatMoney(Math.abs(difference));
  const grows = difference > 0;
  // No percentage of nothing, or of refunds.
  if (beforeCents <= 0) return grows ? texts.more(amount) : texts.less(amount);
  const percent = Math.round((Math.abs(difference) / beforeCents) * 100);
  return grows ? texts.morePercent(amount, percent) : texts.lessPercent(amount, percent);
}

export function periodColumns(unit: PeriodUnit): readonly AdminColumn<ComparedPeriod>[] {
  const name = periodNames[unit];
  return [
    {
      id: 'period',
      header: texts.period,
      csvHeader: inShopTime(texts.period),
      cell: ({ period, soFar }) => (soFar && unit !== 'day' ? texts.soFar(name(period)) : name(period)),
      csv: ({ period }) => period,
    },
    {
      id: 'bookings',
      header: texts.bookings,
      cell: ({ bookings }) => formatCount(bookings),
      csv: ({ bookings }) => bookings,
    },
    {
      id: 'paid',
      header: texts.paid,
      csvHeader: csvHeaders.paid,
      cell: (row) => (
        <>
          <span className="block font-semibold">{formatMoney(row.cents)}</span>
          <span className="text-ink-soft">{changeText(row)}</span>
        </>
      ),
      csv: ({ cents }) => toDollars(cents),
    },
    { id: 'before', header: csvHeaders.before, csv: ({ beforeCents }) => optionalAmount(beforeCents) },
    {
      id: 'difference',
      header: csvHeaders.difference,
      csv: ({ cents, beforeCents }) => optionalAmount(beforeCents === null ? null : cents - beforeCents),
    },
  ];
}

/** What was paid in each of the last days, weeks or months, compared with the period before. */
function PeriodReport({ entries }: { entries: readonly LedgerEntry[] }) {
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
      <ReportBar
        label={texts.period}
        name="by"
        choices={texts.units}
        selected={unit}
        fileName={texts.csvFiles[unit]}
        makeText={() => csvOf(periodColumns(unit), periods)}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <LedgerChart entries={entries} unit={unit} />
        <Card title={texts.periods}>
          <ReportTable
            label={texts.periods}
            columns={periodColumns(unit)}
            rows={periods}
            keyOf={({ period }) => period}
          />
          <p className="mt-3 text-sm text-ink-soft">{texts.periodNote}</p>
          <p className="mt-2 text-sm text-ink-soft">{shopDaysText}</p>
          {notes.map(({ text, count }) => (
            <p key={text(1)} className="mt-2 text-sm">
              {text(count)}
            </p>
          ))}
        </Card>
      </div>
    </>
  );
}

export const salesColumns = (group: SalesGroup): readonly AdminColumn<SalesRow>[] => [
  {
    id: 'name',
    header: texts.names[group],
    cell: ({ name }) => <EnglishText when={name !== ''}>{name || texts.noBrand}</EnglishText>,
    csv: ({ name }) => name,
  },
  { id: 'units', header: texts.unitsSold, cell: ({ units }) => formatCount(units), csv: ({ units }) => units },
  {
    id: 'goods',
    header: texts.goods,
    csvHeader: csvHeaders.goods,
    cell: ({ cents }) => formatKnown(cents),
    csv: ({ cents }) => toDollars(cents),
  },
  {
    id: 'discounts',
    header: texts.discounts,
    csvHeader: csvHeaders.discounts,
    cell: ({ discountCents, units, unknownUnits }) =>
      unknownUnits === units ? formatKnown(0) : formatMoney(discountCents),
    csv: ({ discountCents }) => toDollars(discountCents),
  },
  { id: 'unknown', header: csvHeaders.unknownDiscount, csv: ({ unknownUnits }) => unknownUnits },
];

/** What was sold and the discounts given, by product or brand. */
function SalesReport({ entries }: { entries: readonly LedgerEntry[] }) {
  const { param } = useDashboardUrl();
  const group = salesGroups.find((name) => name === param('group')) ?? 'product';
  const catalogue = useAdminGetProductsQuery();
  const sales = useMemo(
    () => salesBy(group, entries, bookedProducts(catalogue.data ?? [])),
    [group, entries, catalogue.data],
  );
  const total = salesTotal(sales);
  return (
    <>
      <ReportBar
        label={texts.group}
        name="group"
        choices={texts.groups}
        selected={group}
        fileName={texts.csvFiles[group]}
        makeText={() => csvOf(salesColumns(group), sales)}
      />
      {!catalogue.data && (
        <div className="mb-5">
          <QueryNote query={catalogue} loading={texts.catalogueLoading} failed={texts.catalogueFailed} />
        </div>
      )}
      <Card title={texts.sales}>
        <DefinitionRows
          rows={[
            { term: texts.goodsTotal, value: sales.length > 0 ? formatKnown(total.cents) : formatMoney(0) },
            { term: texts.discountsTotal, value: formatMoney(total.discountCents) },
          ]}
        />
        <p className="mt-3 mb-5 text-sm text-ink-soft">
          {texts.salesNote} {total.unknownUnits > 0 && texts.unknownDiscounts(total.unknownUnits)}
        </p>
        <ReportTable
          label={texts.groups[group]}
          columns={salesColumns(group)}
          rows={sales}
          keyOf={({ name }) => name}
        />
      </Card>
    </>
  );
}

const reports = { periods: PeriodReport, sales: SalesReport, reconcile: ReconciliationReport } as const;

interface Props {
  readonly view: keyof typeof reports;
  readonly entries: readonly LedgerEntry[];
}

/** A report about the payments of the chosen kind and dates. */
export function MoneyReport({ view, entries }: Props) {
  const { param } = useDashboardUrl();
  const [kind, from, to] = [param('kind'), param('from'), param('to')];
  const found = useMemo(() => entries.filter(ledgerFilter({ flag: '', kind, from, to })), [entries, kind, from, to]);
  const Report = reports[view];
  return (
    <>
      <div className="mb-3 grid grid-cols-1 items-center gap-x-4 gap-y-3 sm:flex sm:flex-wrap print:hidden">
        <FilterSelect label={adminLedgerTexts.kind} name="kind" options={kindOptions} />
        <DateRangeFilter />
        <p className="text-sm text-ink-soft">{shopDaysText}</p>
      </div>
      {found.length === 0 ? <NoMatch names={adminLedgerTexts.records} /> : <Report entries={found} />}
    </>
  );
}
