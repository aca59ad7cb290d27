import { ChartColumn } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type LedgerEntry, ledgerFilter } from '@/domain/ledger';
import { BookingDialog } from '@/features/admin/bookings/BookingDialog';
import { cardFacts } from '@/features/admin/list/columns';
import { formatCount } from '@/features/admin/list/counts';
import { dateText, orderTitle } from '@/features/admin/list/format';
import { ListPanel } from '@/features/admin/list/ListPanel';
import { OpenLink } from '@/features/admin/list/OpenLink';
import { QueryResult } from '@/features/admin/list/QueryResult';
import { useLedgerRows, withRefetch } from '@/features/admin/list/rows';
import { DateRangeFilter, FilterSelect, toolbarButton } from '@/features/admin/list/Toolbar';
import { useAdminList } from '@/features/admin/list/useAdminList';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { lazyComponent } from '@/lib/lazy';
import { DefinitionRows } from '@/ui/Disclosure';
import { Skeleton } from '@/ui/Skeleton';
import { LedgerSummary } from './LedgerTotals';
import { flagOptions, kindOptions, LedgerFlags, ledgerColumns, ledgerList, paidText } from './ledgerList';
import { adminLedgerTexts as texts } from './texts';

function LedgerCard({ row }: { row: LedgerEntry }) {
  const { key, booking, flags } = row;
  return (
    <article aria-label={texts.payment(booking.orderId)} className="relative flex h-full min-w-0 flex-col gap-3 p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-lg font-bold tabular-nums">{paidText(row)}</p>
        <p className="text-sm text-ink-soft">{dateText(booking.date)}</p>
      </div>
      <h2 className="font-sans text-sm font-semibold wrap-anywhere">
        <OpenLink recordKey={key} className="stretched-link hover:underline">
          {orderTitle(booking.orderId)}
        </OpenLink>
      </h2>
      <div className="text-sm">
        <DefinitionRows rows={cardFacts(ledgerColumns, row)} />
      </div>
      <LedgerFlags flags={flags} />
    </article>
  );
}

interface ListProps {
  readonly entries: readonly LedgerEntry[];
  readonly showTotals: boolean;
}

/** The ledger: filters, flags and CSV export; chart and totals on request. */
function LedgerList({ entries, showTotals }: ListProps) {
  const list = useAdminList(entries, ledgerList);
  return (
    <ListPanel
      list={list}
      Card={LedgerCard}
      filters={
        <>
          <FilterSelect label={texts.kind} name="kind" options={kindOptions} />
          <FilterSelect label={texts.flag} name="flag" options={flagOptions} />
          <DateRangeFilter />
        </>
      }
      summary={showTotals && <LedgerSummary entries={list.found} />}
    />
  );
}

const moneyViews = ['list', 'periods', 'sales', 'reconcile'] as const;
type MoneyView = (typeof moneyViews)[number];

interface ViewsProps {
  readonly selected: MoneyView;
  readonly flagged: number;
}

/** Links between the views of the payments. */
function MoneyViews({ selected, flagged }: ViewsProps) {
  const { hrefWith } = useDashboardUrl();
  return (
    <nav aria-label={texts.views.label}>
      <ul className="flex flex-wrap gap-2">
        {moneyViews.map((view) => (
          <li key={view}>
            <Link
              to={hrefWith({ money: view === 'list' ? null : view, open: null, flag: null })}
              aria-current={view === selected ? 'page' : undefined}
              className="inline-flex min-h-10 items-center rounded-full border border-ink-line px-4 text-sm font-semibold hover:border-leaf hover:bg-leaf-mist aria-[current=page]:border-leaf aria-[current=page]:bg-leaf aria-[current=page]:text-ivory forced-colors:aria-[current=page]:outline-2"
            >
              {view === 'reconcile' && flagged > 0
                ? texts.views.reconcileCount(formatCount(flagged))
                : texts.views[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const MoneyReport = lazyComponent(() => import('./MoneyReport').then((module) => module.MoneyReport), { retry: false });

function Payments({ entries }: { entries: readonly LedgerEntry[] }) {
  const { param, change } = useDashboardUrl();
  const showTotals = param('totals') === '1';
  const view = moneyViews.find((name) => name === param('money')) ?? 'list';
  const [kind, from, to, open] = [param('kind'), param('from'), param('to'), param('open')];
  const opened = open ? entries.find(({ key }) => key === open) : undefined;
  const flagged = useMemo(
    () => entries.filter(ledgerFilter({ flag: 'any', kind, from, to })).length,
    [entries, kind, from, to],
  );
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2 print:hidden">
        <MoneyViews selected={view} flagged={flagged} />
        {view === 'list' && (
          <button
            type="button"
            aria-pressed={showTotals}
            onClick={() => change({ totals: showTotals ? null : '1' })}
            className={`${toolbarButton} aria-pressed:border-leaf aria-pressed:bg-leaf! aria-pressed:text-ivory forced-colors:aria-pressed:outline-2`}
          >
            <ChartColumn aria-hidden size={16} /> {texts.totals.show}
          </button>
        )}
      </div>
      {view === 'list' ? (
        <LedgerList entries={entries} showTotals={showTotals} />
      ) : (
        <Suspense fallback={<Skeleton className="h-80 w-full rounded-card" />}>
          <MoneyReport view={view} entries={entries} />
        </Suspense>
      )}
      {opened && <BookingDialog booking={opened.booking} onClose={() => change({ open: null })} />}
    </>
  );
}

/** Tab Payments (ruling 23): one ledger of both kinds of bookings. */
export function LedgerTab() {
  const query = useLedgerRows(withRefetch);
  return (
    <QueryResult query={query} names={texts.records}>
      {(entries) => <Payments entries={entries} />}
    </QueryResult>
  );
}
