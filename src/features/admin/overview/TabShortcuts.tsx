import { type JSX, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import { isLowStock } from '@/domain/adminProducts';
import type { AdminBooking } from '@/domain/bookings';
import { orderStatuses, orderStatusLabel } from '@/domain/orderStatus';
import { useBookingsOf } from '@/features/admin/bookings/useBookings';
import { formatCount } from '@/features/admin/list/format';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { useQueryRows } from '@/features/admin/list/useQueryRows';
import { productRows } from '@/features/admin/products/productRows';
import { selectLowStockFrom } from '@/features/admin/stock/stockSettingsSlice';
import { useAppSelector } from '@/state/hooks';
import { adminOverviewTexts } from './texts';

const texts = adminOverviewTexts.shortcuts;

/** A number of records and the query string that lists them. */
export interface Shortcut {
  readonly label: string;
  readonly value: string;
  readonly search: string;
}

/** Only reads what the overview has fetched. */
const asFetched = { refetchOnMountOrArgChange: false };

/** Undefined until the products are known. */
export function useProductShortcuts(): readonly Shortcut[] | undefined {
  const { data } = useQueryRows(useAdminGetProductsQuery(undefined, asFetched), productRows);
  const lowFrom = useAppSelector(selectLowStockFrom);
  return useMemo(
    () =>
      data && [
        { label: texts.allProducts, value: formatCount(data.length), search: 'tab=product&show=1' },
        {
          label: texts.lowStock,
          value: formatCount(data.filter(({ product }) => isLowStock(product, lowFrom)).length),
          search: 'tab=product&show=1&stock=low&sort=stock',
        },
      ],
    [data, lowFrom],
  );
}

/** The bookings of each status, the oldest first where they wait to be shipped. Undefined until the bookings are known. */
export function useBookingShortcuts(kind: AdminBooking['kind']): readonly Shortcut[] | undefined {
  const useBookings = useBookingsOf[kind];
  const { data } = useBookings(asFetched);
  return useMemo(() => {
    if (!data) return undefined;
    const list = `tab=${kind === 'customer' ? 'bookings' : 'buynowbookings'}&show=1`;
    const all = { label: texts.allBookings, value: formatCount(data.length), search: list };
    const byStatus = orderStatuses.map((status, stage) => ({
      label: stage === 0 ? texts.toShip : orderStatusLabel(status),
      value: formatCount(data.filter((booking) => booking.stage === stage).length),
      search: `${list}&status=${status}${stage === 0 ? '&sort=date' : ''}`,
    }));
    return [...byStatus, all];
  }, [data, kind]);
}

function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] | undefined }) {
  if (!shortcuts) return null;
  return (
    <section aria-label={texts.label}>
      <p className="mb-3 text-ink-soft">{texts.hint}</p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {shortcuts.map(({ label, value, search }) => (
          <li key={label} className="relative rounded-card bg-paper px-4 py-3 shadow-card hover:shadow-lift">
            <Link to={`?${search}`} className="stretched-link hover:underline">
              {label}
            </Link>
            <p className="text-xl font-bold tabular-nums">{value}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ProductShortcuts = () => <Shortcuts shortcuts={useProductShortcuts()} />;
const CustomerShortcuts = () => <Shortcuts shortcuts={useBookingShortcuts('customer')} />;
const GuestShortcuts = () => <Shortcuts shortcuts={useBookingShortcuts('guest')} />;

const shortcutsOf: Readonly<Record<string, () => JSX.Element>> = {
  product: ProductShortcuts,
  user: CustomerShortcuts,
  bookings: CustomerShortcuts,
  buynowbookings: GuestShortcuts,
};

/** What a tab offers before its list is shown: counts of what the overview has fetched, each a link to the records. */
export function TabShortcuts({ tab }: { tab: string }) {
  const { shown } = useDashboardUrl();
  const Content = shortcutsOf[tab];
  return shown || !Content ? null : <Content />;
}
