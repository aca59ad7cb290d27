import { CircleDollarSign, type LucideIcon, PackageOpen, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListCall } from '@/api/adminApi';
import { isLowStock } from '@/domain/adminProducts';
import type { AdminBooking } from '@/domain/bookings';
import { ledgerTotal } from '@/domain/ledger';
import { formatMoney } from '@/domain/money';
import { orderStatuses, orderStatusLabel, ordersToShip } from '@/domain/orderStatus';
import { formatCount } from '@/features/admin/list/counts';
import { selectLowStockFrom } from '@/features/admin/list/preferencesSlice';
import {
  type FetchState,
  ifOld,
  useBookingRows,
  useLedgerRows,
  useProductRows,
  withoutRefetch,
} from '@/features/admin/list/rows';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { onIdle } from '@/lib/scheduling';
import { useAppSelector } from '@/state/hooks';
import type { RootState } from '@/state/storeTypes';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { uiTexts } from '@/ui/texts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { adminOverviewTexts } from './texts';

const shortcutTexts = adminOverviewTexts.shortcuts;

interface Props {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly query: FetchState;
  /** Null until it is known. */
  readonly value: string | null;
  readonly to: string;
}

/** A key figure that links to its list. */
function OverviewFigure({ label, Icon, query, value, to }: Props) {
  return (
    <li className="relative flex min-h-11 items-center gap-2 rounded-field bg-paper px-3 py-1 shadow-card hover:shadow-lift sm:max-xl:flex-auto">
      <Icon aria-hidden size={18} className="shrink-0 text-leaf max-lg:hidden" />
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <Link to={to} className="stretched-link text-sm leading-5 wrap-anywhere text-ink-soft hover:underline">
          {label}
        </Link>
        {value === null && !query.error && <Skeleton className="h-5 w-20" />}
        {value !== null && <p className="leading-5 font-bold tabular-nums">{value}</p>}
        {value === null && query.error !== undefined && (
          <p className="relative z-10 flex flex-wrap items-center text-alert">
            {adminOverviewTexts.unknown}
            <Button variant="quiet" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
              {uiTexts.retry} <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}

/** Time limit for a browser that is never idle, in ms. */
const longestWaitMs = 10_000;

/**
 * Whether the overview waits for the dashboard's first lists until they have arrived and the browser is idle: fetched
 * together with the overview's own lists, they would show only once all of them have arrived.
 */
function useListComesFirst(lists: readonly ListCall[]): boolean {
  const resultsIn = (state: RootState) => lists.map((list) => list.select()(state));
  const arrives = useAppSelector((state) =>
    resultsIn(state).some(({ data, isError }) => data === undefined && !isError),
  );
  const isMissing = useAppSelector((state) => resultsIn(state).some(({ data }) => data === undefined));
  const [waits, setWaits] = useState(true);
  if (waits && !arrives && isMissing) setWaits(false);
  useEffect(() => {
    if (waits && !arrives) return onIdle(() => setWaits(false), longestWaitMs);
  }, [waits, arrives]);
  return waits && lists.length > 0;
}

interface OverviewProps {
  /** The lists that the dashboard shows below. */
  readonly lists: readonly ListCall[];
}

/** Revenue, orders to ship and low stock; each links to its list. */
export function Overview({ lists }: OverviewProps) {
  const options = { ...ifOld, skip: useListComesFirst(lists) };
  const products = useProductRows(options);
  const ledger = useLedgerRows(options);
  const entries = ledger.data;
  const figures = useMemo(() => {
    if (!entries) return null;
    const toShip = (wanted: AdminBooking['kind']) =>
      ordersToShip(entries.flatMap(({ booking }) => (booking.kind === wanted ? booking : [])));
    return { revenue: ledgerTotal(entries), customers: toShip('customer'), guests: toShip('guest') };
  }, [entries]);
  const lowFrom = useAppSelector(selectLowStockFrom);
  const lowStock = useMemo(
    () => products.data?.filter(({ product }) => isLowStock(product, lowFrom)).length,
    [products.data, lowFrom],
  );
  return (
    <ul
      aria-label={adminOverviewTexts.label}
      className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 sm:@min-[35rem]:flex lg:ml-auto lg:flex lg:w-auto lg:flex-wrap print:hidden"
    >
      <OverviewFigure
        label={adminOverviewTexts.revenue}
        Icon={CircleDollarSign}
        query={ledger}
        value={figures && formatMoney(figures.revenue)}
        to="?tab=payments"
      />
      <OverviewFigure
        label={adminOverviewTexts.bookingsToShip}
        Icon={PackageOpen}
        query={ledger}
        value={figures && adminOverviewTexts.orderCount(figures.customers)}
        to="?tab=bookings&show=1&status=Confirmed&sort=date"
      />
      <OverviewFigure
        label={adminOverviewTexts.guestBookingsToShip}
        Icon={PackageOpen}
        query={ledger}
        value={figures && adminOverviewTexts.orderCount(figures.guests)}
        to="?tab=buynowbookings&show=1&status=Confirmed&sort=date"
      />
      <OverviewFigure
        label={adminOverviewTexts.lowStock}
        Icon={TriangleAlert}
        query={products}
        value={lowStock === undefined ? null : adminOverviewTexts.productCount(lowStock)}
        to="?tab=product&show=1&stock=low"
      />
    </ul>
  );
}

interface ShortcutsProps {
  /** Counts of records, with the query strings that list them. */
  readonly shortcuts: readonly { readonly label: string; readonly count: number; readonly search: string }[];
}

function Shortcuts({ shortcuts }: ShortcutsProps) {
  return (
    <section aria-label={shortcutTexts.label}>
      <p className="mb-3 text-ink-soft">{shortcutTexts.hint}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {shortcuts.map(({ label, count, search }) => (
          <li key={label} className="relative rounded-card bg-paper px-4 py-3 shadow-card hover:shadow-lift">
            <Link to={`?${search}`} className="stretched-link hover:underline">
              {label}
            </Link>
            <p className="text-xl font-bold tabular-nums">{formatCount(count)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ProductShortcuts() {
  const { data } = useProductRows(withoutRefetch);
  const lowFrom = useAppSelector(selectLowStockFrom);
  if (!data) return null;
  const list = 'tab=product&show=1';
  const low = data.filter(({ product }) => isLowStock(product, lowFrom)).length;
  return (
    <Shortcuts
      shortcuts={[
        { label: shortcutTexts.allProducts, count: data.length, search: list },
        { label: adminOverviewTexts.lowStock, count: low, search: `${list}&stock=low&sort=stock` },
      ]}
    />
  );
}

/** The bookings of each status; those that wait to be shipped are listed oldest first. */
function BookingShortcuts({ kind }: Pick<AdminBooking, 'kind'>) {
  const useRows = useBookingRows[kind];
  const { data } = useRows(withoutRefetch);
  if (!data) return null;
  const list = `tab=${kind === 'customer' ? 'bookings' : 'buynowbookings'}&show=1`;
  const byStatus = orderStatuses.map((status, stage) => ({
    label: stage === 0 ? shortcutTexts.toShip : orderStatusLabel(status),
    count: stage === 0 ? ordersToShip(data) : data.filter((booking) => booking.stage === stage).length,
    search: `${list}&status=${status}${stage === 0 ? '&sort=date' : ''}`,
  }));
  return (
    <Shortcuts shortcuts={[...byStatus, { label: shortcutTexts.allBookings, count: data.length, search: list }]} />
  );
}

const shortcutsOf: Readonly<Record<string, ReactNode>> = {
  product: <ProductShortcuts />,
  user: <BookingShortcuts kind="customer" />,
  bookings: <BookingShortcuts kind="customer" />,
  buynowbookings: <BookingShortcuts key="guest" kind="guest" />,
};

/** Shown until a tab's list is shown: counts from the lists that the overview fetched, each a link to its records. */
export function TabShortcuts({ tab }: { tab: string }) {
  const { shown } = useDashboardUrl();
  return shown ? null : shortcutsOf[tab];
}
