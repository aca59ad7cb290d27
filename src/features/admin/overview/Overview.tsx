import { CircleDollarSign, PackageOpen, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { type ListCall, useAdminGetProductsQuery } from '@/api/adminApi';
import type { AdminBooking } from '@/domain/adminBookings';
import { isLowStock } from '@/domain/adminProducts';
import { ledgerTotal } from '@/domain/ledgerTotals';
import { formatMoney } from '@/domain/money';
import { useAllBookings } from '@/features/admin/bookings/useBookings';
import { countText } from '@/features/admin/list/format';
import { useQueryRows } from '@/features/admin/list/useQueryRows';
import { ledgerRows } from '@/features/admin/payments/ledgerRows';
import { productRows } from '@/features/admin/products/productRows';
import { selectLowStockFrom } from '@/features/admin/stock/stockSettingsSlice';
import { useAppSelector } from '@/state/hooks';
import { OverviewFigure } from './OverviewFigure';
import { adminOverviewTexts } from './texts';
import { useListComesFirst } from './useListComesFirst';

/** Figures older than this many seconds are refetched when the dashboard opens. */
const maxAge = 60;

interface Props {
  /** The lists that the dashboard shows below. */
  readonly lists: readonly ListCall[];
}

/** Revenue, orders to ship and low stock; each links to its list. */
export function Overview({ lists }: Props) {
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
