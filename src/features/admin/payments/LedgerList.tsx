import { filterLedger, type LedgerEntry, ledgerFlags, ledgerSortColumns, sortLedger } from '@/domain/ledger';
import { ledgerCsv } from '@/domain/reportsCsv';
import { BookingDialog } from '@/features/admin/bookings/BookingDialog';
import { DateRangeFilter, FilterSelect } from '@/features/admin/list/FilterSelect';
import { ListPanel } from '@/features/admin/list/ListPanel';
import type { ListSelection } from '@/features/admin/list/selection';
import { type ListDefinition, useAdminList } from '@/features/admin/list/useAdminList';
import { kindOptions } from './kindOptions';
import { LedgerCard } from './LedgerCard';
import { LedgerSummary } from './LedgerSummary';
import { ledgerTableColumns } from './ledgerTableColumns';
import { adminLedgerTexts } from './texts';

const flags = [
  { value: '', label: adminLedgerTexts.allPayments },
  { value: 'any', label: adminLedgerTexts.anyFlag },
  ...ledgerFlags.map((flag) => ({ value: flag, label: adminLedgerTexts.flags[flag] })),
];

const ledgerList: ListDefinition<LedgerEntry, 'kind' | 'flag' | 'from' | 'to'> = {
  keyOf: ({ key }) => key,
  sortColumns: ledgerSortColumns,
  defaultSort: { column: 'date', descending: true },
  sortRows: sortLedger,
  filters: ['kind', 'flag', 'from', 'to'],
  filterRows: filterLedger,
};

const selection: ListSelection<LedgerEntry> = {
  nameOf: ({ booking }) => adminLedgerTexts.payment(booking.orderId),
  fileName: adminLedgerTexts.csvFile,
  makeText: (entries) => ledgerCsv(entries, adminLedgerTexts.flags),
};

const cardOf = (entry: LedgerEntry) => <LedgerCard entry={entry} />;

interface Props {
  readonly entries: readonly LedgerEntry[];
  readonly showTotals: boolean;
}

/** The ledger: filters, flags and CSV export; chart and totals when asked for. */
export function LedgerList({ entries, showTotals }: Props) {
  const list = useAdminList(entries, ledgerList);
  const { found, opened, close } = list;
  return (
    <>
      <ListPanel
        list={list}
        texts={adminLedgerTexts.list}
        columns={ledgerTableColumns}
        card={cardOf}
        selection={selection}
        filters={
          <>
            <FilterSelect label={adminLedgerTexts.kind} name="kind" options={kindOptions} />
            <FilterSelect label={adminLedgerTexts.flag} name="flag" options={flags} />
            <DateRangeFilter />
          </>
        }
        summary={showTotals && <LedgerSummary entries={found} />}
      />
      {opened && <BookingDialog booking={opened.booking} onClose={close} />}
    </>
  );
}
