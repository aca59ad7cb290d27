import { useMemo } from 'react';
import { routePatterns } from '@/config/paths';
import type { AdminBooking } from '@/domain/bookings';
import { productsCsv } from '@/domain/productsCsv';
import { bookingColumns } from '@/features/admin/bookings/bookingList';
import { adminBookingsTexts } from '@/features/admin/bookings/texts';
import { csvOf } from '@/features/admin/list/columns';
import { asFetched, useBookingRows, useProductRows, useUserRows } from '@/features/admin/list/rows';
import { downloadText } from '@/features/admin/list/Toolbar';
import { adminProductsTexts } from '@/features/admin/products/texts';
import { adminSessionTexts } from '@/features/admin/session/texts';
import { requestSignOut } from '@/features/admin/session/useAdminSession';
import { adminUsersTexts } from '@/features/admin/users/texts';
import { userColumns } from '@/features/admin/users/userList';
import { normalizeForSearch } from '@/lib/text';
import { useAppDispatch } from '@/state/hooks';
import type { Find, FindLists, FindTab } from './find';
import { paletteTexts } from './texts';

const none: readonly never[] = [];

/** The four lists, fetched where they are missing, and the progress of each. */
export function useFindLists() {
  const products = useProductRows(asFetched);
  const users = useUserRows(asFetched);
  const customers = useBookingRows.customer(asFetched);
  const guests = useBookingRows.guest(asFetched);
  const lists = useMemo(
    () => ({
      products: products.data ?? none,
      users: users.data ?? none,
      bookings: [...(customers.data ?? none), ...(guests.data ?? none)],
    }),
    [products.data, users.data, customers.data, guests.data],
  );
  return {
    lists,
    customers: customers.data,
    guests: guests.data,
    queries: [
      { query: products, names: adminProductsTexts.records },
      { query: users, names: adminUsersTexts.records },
      { query: customers, names: adminBookingsTexts.customer.records },
      { query: guests, names: adminBookingsTexts.guest.records },
    ],
  };
}

export type FindQuery = ReturnType<typeof useFindLists>['queries'][number];

function exportOf<T>(
  { tab, csvFile }: { readonly tab: string; readonly csvFile: string },
  rows: readonly T[] | undefined,
  csvText: (rows: readonly T[]) => string,
): readonly Find[] {
  if (!rows) return [];
  const run = () => downloadText(csvFile, csvText(rows));
  return [{ key: csvFile, label: paletteTexts.exportAll(tab), detail: csvFile, run }];
}

/** An empty list may still be loading. */
const loaded = <T>(rows: readonly T[]) => (rows.length > 0 ? rows : undefined);

interface Options extends Pick<FindLists, 'products' | 'users'> {
  readonly tabs: readonly FindTab[];
  readonly customers: readonly AdminBooking[] | undefined;
  readonly guests: readonly AdminBooking[] | undefined;
}

/** What can be done from anywhere. A list can be exported once it has been loaded. */
export function useActions({ tabs, products, users, customers, guests }: Options): readonly Find[] {
  const dispatch = useAppDispatch();
  return useMemo(
    () => [
      ...tabs.map(({ id, label }) => ({
        key: `go ${id}`,
        label: paletteTexts.goTo(label),
        detail: '',
        to: `?tab=${id}&show=1`,
      })),
      { key: 'add', label: adminProductsTexts.addNew, detail: '', to: '?tab=product&product=new' },
      ...exportOf(adminProductsTexts, loaded(products), (rows) => productsCsv(rows.map(({ product }) => product))),
      ...exportOf(adminUsersTexts, loaded(users), (rows) => csvOf(userColumns, rows)),
      ...exportOf(adminBookingsTexts.customer, customers, (rows) => csvOf(bookingColumns, rows)),
      ...exportOf(adminBookingsTexts.guest, guests, (rows) => csvOf(bookingColumns, rows)),
      { key: 'shop', label: adminSessionTexts.viewShop, detail: '', to: routePatterns.home },
      { key: 'out', label: adminSessionTexts.signOut, detail: '', run: () => dispatch(requestSignOut()) },
    ],
    [tabs, products, users, customers, guests, dispatch],
  );
}

/** The actions whose names hold every typed word. */
export function matchingActions(actions: readonly Find[], text: string): readonly Find[] {
  const words = normalizeForSearch(text).split(/\s+/).filter(Boolean);
  return actions.filter(({ label }) => words.every((word) => normalizeForSearch(label).includes(word)));
}
