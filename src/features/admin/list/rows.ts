import { weakMapMemoize } from '@reduxjs/toolkit';
import { startTransition, useEffect, useState } from 'react';
import {
  useAdminGetProductsQuery,
  useGetBookingsQuery,
  useGetBuyNowBookingsQuery,
  useGetUsersQuery,
} from '@/api/adminApi';
import type { BuyNowGroup, OrderGroup } from '@/contract/order';
import type { Product } from '@/contract/product';
import type { ListedUser } from '@/contract/user';
import { productRow } from '@/domain/adminProducts';
import { userRow } from '@/domain/adminUsers';
import { type AdminBooking, groupBookings, newestFirst, oldestFirst } from '@/domain/bookings';
import { ledgerReader } from '@/domain/ledger';
import { sharedSlugs } from '@/domain/product';
import { withUniqueKeys } from '@/domain/uniqueKeys';
import { mapInChunks } from '@/lib/scheduling';

/** How fetching a list goes. */
export interface FetchState {
  readonly isFetching: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** The part of an RTK Query result that the dashboard reads. */
export interface RecordQuery<T> extends FetchState {
  readonly data?: readonly T[] | undefined;
}

type RowsOf<TRecord, TRow> = (records: readonly TRecord[]) => Promise<readonly TRow[]>;

/** Computes rows in chunks, once per response for all components; they are cached as long as their records live. */
function rowCache<TRecord, TRow>(rowsOf: RowsOf<TRecord, TRow>) {
  const computed = new WeakMap<readonly TRecord[], readonly TRow[]>();
  const compute = weakMapMemoize(async (records: readonly TRecord[]) => {
    const rows = await rowsOf(records);
    computed.set(records, rows);
    return rows;
  });
  return { computed, compute };
}

/** The query with rows in place of its records. The previous rows stay until the new ones are computed. */
function useRows<TRecord, TRow>(
  { data: records, isFetching, error, refetch }: RecordQuery<TRecord>,
  { computed, compute }: ReturnType<typeof rowCache<TRecord, TRow>>,
): RecordQuery<TRow> {
  const [rows, setRows] = useState(() => records && computed.get(records));
  useEffect(() => {
    if (!records) return;
    let current = true;
    void compute(records).then((next) => {
      if (current) startTransition(() => setRows(next));
    });
    return () => {
      current = false;
    };
  }, [records, compute]);
  return { data: records && rows, isFetching, error, refetch };
}

export interface FetchOptions {
  /** As in RTK Query: true refetches on every mount (§2), a number if the data is older than this many seconds. */
  readonly refetchOnMountOrArgChange: boolean | number;
  readonly skip?: boolean;
}

/** `withoutRefetch` shows cached data as it is; `withRefetch` is for a list that opens (§2), `ifOld` for figures. */
export const withoutRefetch: FetchOptions = { refetchOnMountOrArgChange: false };
export const withRefetch: FetchOptions = { refetchOnMountOrArgChange: true };
export const ifOld: FetchOptions = { refetchOnMountOrArgChange: 60 };

const productRows = rowCache((products: readonly Product[]) => {
  const shared = sharedSlugs(products);
  return mapInChunks(products, (product) => productRow(product, shared));
});

export const useProductRows = (options: FetchOptions) =>
  useRows(useAdminGetProductsQuery(undefined, options), productRows);

const userRows = rowCache((users: readonly ListedUser[]) => mapInChunks(users, userRow));

export const useUserRows = (options: FetchOptions) => useRows(useGetUsersQuery(undefined, options), userRows);

const bookingRows = (kind: AdminBooking['kind']) =>
  rowCache(async (groups: readonly (OrderGroup | BuyNowGroup)[]) => {
    const bookings = await mapInChunks(groups, (group) => groupBookings(kind, group));
    return newestFirst(withUniqueKeys(bookings.flat()));
  });

const customerRows = bookingRows('customer');
const guestRows = bookingRows('guest');

/** The bookings of each kind, newest first. */
export const useBookingRows = {
  customer: (options: FetchOptions) => useRows(useGetBookingsQuery(undefined, options), customerRows),
  guest: (options: FetchOptions) => useRows(useGetBuyNowBookingsQuery(undefined, options), guestRows),
} as const;

/** Memoized, so that the same two lists always give the same array. */
const bothKinds = weakMapMemoize((customers: readonly AdminBooking[], guests: readonly AdminBooking[]) => [
  ...customers,
  ...guests,
]);

/** Both kinds in one query: it has data once both have, and an error if either has. */
export function useAllBookingRows(options: FetchOptions): RecordQuery<AdminBooking> {
  const customers = useBookingRows.customer(options);
  const guests = useBookingRows.guest(options);
  const data = customers.data && guests.data && bothKinds(customers.data, guests.data);
  return {
    data,
    isFetching: customers.isFetching || guests.isFetching,
    error: customers.error ?? guests.error,
    refetch: () => {
      for (const query of [customers, guests]) if (query.error || data) void query.refetch();
    },
  };
}

const ledgerRows = rowCache(async (bookings: readonly AdminBooking[]) =>
  (await mapInChunks(oldestFirst(bookings), ledgerReader(bookings))).toReversed(),
);

/** Both kinds of bookings as one ledger (ruling 23), newest first. */
export const useLedgerRows = (options: FetchOptions) => useRows(useAllBookingRows(options), ledgerRows);
