import { useMemo } from 'react';
import { useAdminGetProductsQuery, useGetUsersQuery } from '@/api/adminApi';
import { adminBookingsTexts } from '@/features/admin/bookings/texts';
import { useBookingsOf } from '@/features/admin/bookings/useBookings';
import { useQueryRows } from '@/features/admin/list/useQueryRows';
import { productRows } from '@/features/admin/products/productRows';
import { adminProductsTexts } from '@/features/admin/products/texts';
import { adminUsersTexts } from '@/features/admin/users/texts';
import { userRows } from '@/features/admin/users/userRows';

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
      { query: products, texts: adminProductsTexts.query, name: adminProductsTexts.list.label },
      { query: users, texts: adminUsersTexts.query, name: adminUsersTexts.list.label },
      { query: customers, texts: adminBookingsTexts.customer.query, name: adminBookingsTexts.customer.list.label },
      { query: guests, texts: adminBookingsTexts.guest.query, name: adminBookingsTexts.guest.list.label },
    ],
  };
}

export type FindQuery = ReturnType<typeof useFindLists>['queries'][number];
