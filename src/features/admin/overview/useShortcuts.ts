import { useMemo } from 'react';
import { useAdminGetProductsQuery } from '@/api/adminApi';
import type { AdminBooking } from '@/domain/adminBookings';
import { isLowStock } from '@/domain/adminProducts';
import { orderStatuses } from '@/domain/orderStatus';
import { orderStatusLabel } from '@/domain/orderStatusLabel';
import { useBookingsOf } from '@/features/admin/bookings/useBookings';
import { formatCount } from '@/features/admin/list/format';
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
