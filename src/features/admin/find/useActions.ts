import { useMemo } from 'react';
import { useAdminGetProductsQuery, useGetUsersQuery } from '@/api/adminApi';
import { routePatterns } from '@/config/paths';
import type { AdminBooking } from '@/domain/bookings';
import { productsCsv } from '@/domain/productsCsv';
import { bookingsCsv, usersCsv } from '@/domain/reportsCsv';
import { adminBookingsTexts } from '@/features/admin/bookings/texts';
import { useBookingsOf } from '@/features/admin/bookings/useBookings';
import { downloadText } from '@/features/admin/list/CsvButton';
import { useQueryRows } from '@/features/admin/list/useQueryRows';
import { adminLedgerTexts } from '@/features/admin/payments/texts';
import { productRows } from '@/features/admin/products/productRows';
import { adminProductsTexts } from '@/features/admin/products/texts';
import { requestSignOut } from '@/features/admin/session/useAdminSession';
import { adminUsersTexts } from '@/features/admin/users/texts';
import { userRows } from '@/features/admin/users/userRows';
import { normalizeForSearch } from '@/lib/text';
import { useAppDispatch } from '@/state/hooks';
import type { Find, FindLists } from './find';
import { paletteTexts } from './texts';

/** What was fetched before is searched as it is; a list opened from here is fetched anew (§2). */
const asFetched = { refetchOnMountOrArgChange: false };
const none: readonly never[] = [];

/** The four lists, fetched where they are missing, and the progress of each. */
export function useFindLists() {
  const products = useQueryRows(useAdminGetProductsQuery(undefined, asFetched), productRows);
  const users = useQueryRows(useGetUsersQuery(undefined, asFetched), userRows);
  const customers = useBookingsOf.customer(asFetched);
  const guests = useBookingsOf.guest(asFetched);
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

const tabs = [
  ['product', adminProductsTexts.tab],
  ['user', adminUsersTexts.tab],
  ['bookings', adminBookingsTexts.customer.tab],
  ['buynowbookings', adminBookingsTexts.guest.tab],
  ['payments', adminLedgerTexts.tab],
] as const;

const goTo: readonly Find[] = tabs.map(([id, label]) => ({
  key: `go ${id}`,
  label: paletteTexts.goTo(label),
  detail: '',
  to: `?tab=${id}&show=1`,
}));

function exportOf(label: string, fileName: string, makeText: (() => string) | null): readonly Find[] {
  if (!makeText) return [];
  return [
    {
      key: fileName,
      label: paletteTexts.exportAll(label),
      detail: fileName,
      run: () => downloadText(fileName, makeText()),
    },
  ];
}

interface Loaded extends Pick<FindLists, 'products' | 'users'> {
  readonly customers: readonly AdminBooking[] | undefined;
  readonly guests: readonly AdminBooking[] | undefined;
}

/** What can be done from anywhere. A list can be exported once it has been loaded. */
export function useActions({ products, users, customers, guests }: Loaded): readonly Find[] {
  const dispatch = useAppDispatch();
  return useMemo(
    () => [
      ...goTo,
      { key: 'add', label: paletteTexts.addProduct, detail: '', to: '?tab=product&product=new' },
      ...exportOf(
        adminProductsTexts.tab,
        adminProductsTexts.csvFile,
        products.length > 0 ? () => productsCsv(products.map(({ product }) => product)) : null,
      ),
      ...exportOf(adminUsersTexts.tab, adminUsersTexts.csvFile, users.length > 0 ? () => usersCsv(users) : null),
      ...exportOf(
        adminBookingsTexts.customer.tab,
        adminBookingsTexts.customer.csvFile,
        customers ? () => bookingsCsv(customers) : null,
      ),
      ...exportOf(
        adminBookingsTexts.guest.tab,
        adminBookingsTexts.guest.csvFile,
        guests ? () => bookingsCsv(guests) : null,
      ),
      { key: 'shop', label: paletteTexts.viewShop, detail: '', to: routePatterns.home },
      { key: 'out', label: paletteTexts.signOut, detail: '', run: () => dispatch(requestSignOut()) },
    ],
    [products, users, customers, guests, dispatch],
  );
}

/** The actions whose names hold every typed word. */
export function matchingActions(actions: readonly Find[], text: string): readonly Find[] {
  const words = normalizeForSearch(text).split(/\s+/).filter(Boolean);
  return actions.filter(({ label }) => words.every((word) => normalizeForSearch(label).includes(word)));
}
