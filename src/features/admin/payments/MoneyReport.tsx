import { useMemo } from 'react';
import { filterLedger, type LedgerEntry } from '@/domain/ledger';
import { BookingDialog } from '@/features/admin/bookings/BookingDialog';
import { DateRangeFilter, FilterSelect } from '@/features/admin/list/FilterSelect';
import { shopDaysText } from '@/features/admin/list/format';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { kindOptions } from './LedgerList';
import type { MoneyView } from './MoneyViews';
import { PeriodReport } from './PeriodReport';
import { ReconciliationReport } from './ReconciliationReport';
import { SalesReport } from './SalesReport';
import { adminLedgerTexts, moneyTexts as texts } from './texts';

const reports = { periods: PeriodReport, sales: SalesReport, reconcile: ReconciliationReport } as const;

interface Props {
  readonly view: Exclude<MoneyView, 'list'>;
  readonly entries: readonly LedgerEntry[];
}

/** A report about the payments of the chosen kind and dates. */
export function MoneyReport({ view, entries }: Props) {
  const { param, change } = useDashboardUrl();
  const [kind, from, to, open] = ['kind', 'from', 'to', 'open'].map(param) as [string, string, string, string];
  const found = useMemo(() => filterLedger(entries, { text: '', flag: '', kind, from, to }), [entries, kind, from, to]);
  const opened = open ? entries.find(({ key }) => key === open) : undefined;
  const Report = reports[view];
  return (
    <>
      <div className="mt-4 mb-5 grid items-end gap-x-4 gap-y-3 *:min-w-0 sm:flex sm:flex-wrap print:hidden">
        <FilterSelect label={adminLedgerTexts.kind} name="kind" options={kindOptions} />
        <DateRangeFilter />
        <p className="text-sm text-ink-soft">{shopDaysText}</p>
      </div>
      {found.length === 0 ? (
        <p className="py-10 text-center text-ink-soft">{texts.noneListed}</p>
      ) : (
        <Report entries={found} />
      )}
      {opened && <BookingDialog booking={opened.booking} onClose={() => change({ open: null })} />}
    </>
  );
}
