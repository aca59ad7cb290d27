import { useMemo } from 'react';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import { bookedProducts } from '@/domain/bookings';
import type { LedgerEntry } from '@/domain/ledger';
import { formatKnown, formatMoney } from '@/domain/money';
import { salesCsv } from '@/domain/reportsCsv';
import { type SalesGroup, type SalesRow, salesBy, salesGroups, salesTotal } from '@/domain/sales';
import { CsvButton } from '@/features/admin/list/CsvButton';
import { countText, formatCount } from '@/features/admin/list/format';
import { ProblemText } from '@/features/admin/list/problemText';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import type { RecordQuery } from '@/features/admin/list/useQueryRows';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { DefinitionRows } from '@/ui/Disclosure';
import { EnglishText } from '@/ui/EnglishText';
import { Skeleton } from '@/ui/Skeleton';
import { ReportChoice, ReportTable } from './ReportTable';
import { moneyTexts as texts } from './texts';

/** Stands for a catalogue that is not there (yet). */
export function CatalogueNote({ query }: { query: Pick<RecordQuery<unknown>, 'error' | 'isFetching' | 'refetch'> }) {
  const { error, isFetching, refetch } = query;
  if (error === undefined)
    return (
      <div role="status" aria-label={texts.catalogueLoading} className="mb-5">
        <Skeleton className="h-11 w-full rounded-field" />
      </div>
    );
  return (
    <div className="mb-5">
      <Alert tone="error" title={texts.catalogueFailed}>
        <p>
          <ProblemText error={error} />
        </p>
        <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </Alert>
    </div>
  );
}

const choices = salesGroups.map((group) => ({ value: group, label: texts.groups[group] }));

const columnsOf = (group: SalesGroup) => [
  {
    header: texts.names[group],
    cell: ({ name }: SalesRow) => <EnglishText when={name !== ''}>{name || texts.noBrand}</EnglishText>,
  },
  { header: texts.pieces, cell: ({ pieces }: SalesRow) => formatCount(pieces) },
  { header: texts.goods, cell: ({ cents }: SalesRow) => formatKnown(cents) },
  {
    header: texts.discounts,
    cell: ({ discountCents, pieces, unknownPieces }: SalesRow) =>
      unknownPieces === pieces ? formatKnown(0) : formatMoney(discountCents),
  },
];

/** What was sold and the discounts given, by product or brand. */
export function SalesReport({ entries }: { entries: readonly LedgerEntry[] }) {
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
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ReportChoice label={texts.group} name="group" choices={choices} selected={group} />
        <CsvButton fileName={texts.csvFiles[group]} makeText={() => salesCsv(sales)} disabled={false} />
      </div>
      {!catalogue.data && <CatalogueNote query={catalogue} />}
      <Card title={texts.sales}>
        <DefinitionRows
          rows={[
            { term: texts.goodsTotal, value: formatKnown(total.cents) },
            { term: texts.discountsTotal, value: formatMoney(total.discountCents) },
          ]}
        />
        <p className="mt-3 mb-5 text-sm text-ink-soft">
          {texts.salesNote} {total.unknownPieces > 0 && countText(texts.unknownDiscounts, total.unknownPieces)}
        </p>
        <ReportTable label={texts.groups[group]} columns={columnsOf(group)} rows={sales} keyOf={({ name }) => name} />
      </Card>
    </>
  );
}
