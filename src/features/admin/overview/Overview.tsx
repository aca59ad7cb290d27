import { CircleDollarSign, PackageOpen, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import type { AdminBooking } from '@/domain/adminBookings';
import { ledgerTotal } from '@/domain/ledgerTotals';
import { formatMoney } from '@/domain/money';
import { useAllBookings } from '@/features/admin/bookings/useBookings';
import { ledgerRows } from '@/features/admin/ledger/ledgerRows';
import { countText } from '@/features/admin/list/format';
import { useRows } from '@/features/admin/list/useRows';
import { productRows } from '@/features/admin/products/productRows';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Figures that are older are asked for anew when the dashboard is entered. */
const freshForSeconds = 60;

interface FigureProps {
  readonly label: string;
  readonly Icon: typeof PackageOpen;
  readonly query: { readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** What is shown; null until it is known. */
  readonly value: string | null;
  readonly to: string;
}

function Figure({ label, Icon, query, value, to }: FigureProps) {
  return (
    <li className="relative flex items-center gap-4 rounded-card bg-paper px-4 py-3 sm:px-5 sm:py-4 shadow-card hover:shadow-lift">
      <span className="hidden size-11 shrink-0 place-items-center rounded-full bg-leaf-mist sm:grid text-leaf">
        <Icon aria-hidden size={22} />
      </span>
      <div className="min-w-0">
        <Link to={to} className="stretched-link text-sm text-ink-soft hover:underline">
          {label}
        </Link>
        {value === null && !query.error && <Skeleton className="mt-1 h-7 w-28" />}
        {value !== null && <p className="text-xl font-bold tabular-nums">{value}</p>}
        {value === null && query.error !== undefined && (
          <p className="relative z-10 flex flex-wrap items-center text-alert">
            Unknown
            <Button variant="quiet" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
              Retry <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}

/** Revenue, orders to ship and low stock at a glance; each leads to its list. */
export function Overview() {
  const products = useAdminGetProductsQuery(undefined, { refetchOnMountOrArgChange: freshForSeconds });
  const productList = useRows(products.data, productRows);
  const bookings = useAllBookings({ anew: freshForSeconds });
  const ledger = useRows(bookings.data, ledgerRows);
  const figures = useMemo(() => {
    if (!ledger) return null;
    const toShip = (of: AdminBooking['kind']) =>
      ledger.filter(({ booking: { kind, stage } }) => kind === of && stage === 0).length;
    return { revenue: ledgerTotal(ledger), customers: toShip('customer'), guests: toShip('guest') };
  }, [ledger]);
  const low = useMemo(() => productList?.filter(({ lowStock }) => lowStock).length, [productList]);
  return (
    <ul aria-label="At a glance" className="mb-8 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Figure
        label="Revenue"
        Icon={CircleDollarSign}
        query={bookings}
        value={figures && formatMoney(figures.revenue)}
        to="?tab=payments"
      />
      <Figure
        label="Bookings to ship"
        Icon={PackageOpen}
        query={bookings}
        value={figures && countText(figures.customers, 'order', 'orders')}
        to="?tab=bookings&show=1&status=Confirmed"
      />
      <Figure
        label="BuyNow to ship"
        Icon={PackageOpen}
        query={bookings}
        value={figures && countText(figures.guests, 'order', 'orders')}
        to="?tab=buynowbookings&show=1&status=Confirmed"
      />
      <Figure
        label="Low stock"
        Icon={TriangleAlert}
        query={products}
        value={low === undefined ? null : countText(low, 'product', 'products')}
        to="?tab=product&show=1&stock=low"
      />
    </ul>
  );
}
