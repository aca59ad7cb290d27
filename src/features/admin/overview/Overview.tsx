import { CircleDollarSign, type LucideIcon, PackageOpen, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { type ListCall, useAdminGetProductsQuery } from '@/api/adminApi';
import { isLowStock } from '@/domain/adminProducts';
import type { AdminBooking } from '@/domain/bookings';
import { ledgerTotal } from '@/domain/ledger';
import { formatMoney } from '@/domain/money';
import { useAllBookings } from '@/features/admin/bookings/useBookings';
import { countText } from '@/features/admin/list/format';
import { type RecordQuery, useQueryRows } from '@/features/admin/list/useQueryRows';
import { ledgerRows } from '@/features/admin/payments/ledgerRows';
import { productRows } from '@/features/admin/products/productRows';
import { selectLowStockFrom } from '@/features/admin/stock/stockSettingsSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { adminOverviewTexts } from './texts';

interface Props {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly query: Pick<RecordQuery<unknown>, 'error' | 'isFetching' | 'refetch'>;
  /** Null until it is known. */
  readonly value: string | null;
  readonly to: string;
}

/** A key figure that links to its list. */
export function OverviewFigure({ label, Icon, query, value, to }: Props) {
  return (
    <li className="relative flex min-h-11 items-center gap-2 rounded-field bg-paper px-3 py-1 shadow-card hover:shadow-lift">
      <Icon aria-hidden size={18} className="shrink-0 text-leaf max-sm:hidden" />
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
              {adminOverviewTexts.retry} <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}

/**
 * Whether the overview still waits for the lists that the dashboard opened with: together with the overview's three, they would
 * arrive as late as all of them.
 */
export function useListComesFirst(lists: readonly ListCall[]): boolean {
  const arrives = useAppSelector((state) =>
    lists.some((list) => {
      const { data, isError } = list.select()(state);
      return data === undefined && !isError;
    }),
  );
  const [waits, setWaits] = useState(true);
  if (waits && !arrives) setWaits(false);
  return waits;
}

/** Figures older than this many seconds are refetched when the dashboard opens. */
const maxAge = 60;

interface OverviewProps {
  /** The lists that the dashboard shows below. */
  readonly lists: readonly ListCall[];
}

/** Revenue, orders to ship and low stock; each links to its list. */
export function Overview({ lists }: OverviewProps) {
  const options = { refetchOnMountOrArgChange: maxAge, skip: useListComesFirst(lists) };
  const products = useQueryRows(useAdminGetProductsQuery(undefined, options), productRows);
  const ledger = useQueryRows(useAllBookings(options), ledgerRows);
  const entries = ledger.data;
  const figures = useMemo(() => {
    if (!entries) return null;
    const toShip = (wanted: AdminBooking['kind']) =>
      entries.filter(({ booking: { kind, stage } }) => kind === wanted && stage === 0).length;
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
      className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 lg:ml-auto lg:flex lg:w-auto lg:flex-wrap lg:max-xl:*:flex-auto print:hidden"
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
        value={figures && countText(adminOverviewTexts.orderCount, figures.customers)}
        to="?tab=bookings&show=1&status=Confirmed&sort=date"
      />
      <OverviewFigure
        label={adminOverviewTexts.guestBookingsToShip}
        Icon={PackageOpen}
        query={ledger}
        value={figures && countText(adminOverviewTexts.orderCount, figures.guests)}
        to="?tab=buynowbookings&show=1&status=Confirmed&sort=date"
      />
      <OverviewFigure
        label={adminOverviewTexts.lowStock}
        Icon={TriangleAlert}
        query={products}
        value={lowStock === undefined ? null : countText(adminOverviewTexts.productCount, lowStock)}
        to="?tab=product&show=1&stock=low"
      />
    </ul>
  );
}
