import { useMemo } from 'react';
import { routePatterns } from '@/config/paths';
import { productsCsv } from '@/domain/productsCsv';
import { bookingColumns } from '@/features/admin/bookings/bookingList';
import { adminBookingsTexts } from '@/features/admin/bookings/texts';
import { csvOf } from '@/features/admin/list/columns';
import { useBookingRows, useProductRows, useUserRows, withoutRefetch } from '@/features/admin/list/rows';
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

/** The action that exports a list, once the list is loaded. */
function exportOf<T>(
  { tab, csvFile }: { readonly tab: string; readonly csvFile: string },
  rows: readonly T[] | undefined,
  csvText: (rows: readonly T[]) => string,
): readonly Find[] {
  if (!rows) return [];
  const run = () => downloadText(csvFile, csvText(rows));
  return [{ key: csvFile, label: paletteTexts.exportAll(tab), detail: csvFile, run }];
}

/** The four lists, fetched where they are missing, the progress of each, and the actions available everywhere. */
export function useFindables(tabs: readonly FindTab[]) {
  const dispatch = useAppDispatch();
  const productRows = useProductRows(withoutRefetch);
  const userRows = useUserRows(withoutRefetch);
  const customerRows = useBookingRows.customer(withoutRefetch);
  const guestRows = useBookingRows.guest(withoutRefetch);
  const [products, users, customers, guests] = [productRows.data, userRows.data, customerRows.data, guestRows.data];
  const lists = useMemo(
    (): FindLists => ({
      products: products ?? none,
      users: users ?? none,
      bookings: [...(customers ?? none), ...(guests ?? none)],
    }),
    [products, users, customers, guests],
  );
  const actions = useMemo(
    (): readonly Find[] => [
      ...tabs.map(({ id, label }) => ({
        key: `go ${id}`,
        label: paletteTexts.goTo(label),
        detail: '',
        to: `?tab=${id}&show=1`,
      })),
      { key: 'add', label: adminProductsTexts.addNew, detail: '', to: '?tab=product&product=new' },
      ...exportOf(adminProductsTexts, products, (rows) => productsCsv(rows.map(({ product }) => product))),
      ...exportOf(adminUsersTexts, users, (rows) => csvOf(userColumns, rows)),
      ...exportOf(adminBookingsTexts.customer, customers, (rows) => csvOf(bookingColumns, rows)),
      ...exportOf(adminBookingsTexts.guest, guests, (rows) => csvOf(bookingColumns, rows)),
      { key: 'shop', label: adminSessionTexts.viewShop, detail: '', to: routePatterns.home },
      { key: 'out', label: adminSessionTexts.signOut, detail: '', run: () => dispatch(requestSignOut()) },
    ],
    [tabs, products, users, customers, guests, dispatch],
  );
  const queries = [
    { query: productRows, names: adminProductsTexts.records },
    { query: userRows, names: adminUsersTexts.records },
    { query: customerRows, names: adminBookingsTexts.customer.records },
    { query: guestRows, names: adminBookingsTexts.guest.records },
  ];
  return { lists, actions, queries };
}

export type FindQuery = ReturnType<typeof useFindables>['queries'][number];

/** The actions whose names contain every typed word. */
export function matchingActions(actions: readonly Find[], text: string): readonly Find[] {
  const words = normalizeForSearch(text).split(/\s+/).filter(Boolean);
  return actions.filter(({ label }) => words.every((word) => normalizeForSearch(label).includes(word)));
}
