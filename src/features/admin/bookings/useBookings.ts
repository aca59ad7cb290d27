import { weakMapMemoize } from '@reduxjs/toolkit';
import { adminApi, useGetBookingsQuery, useGetBuyNowBookingsQuery, useGetUsersQuery } from '@/api/adminApi';
import type { BuyNowGroup, OrderGroup } from '@/contract/order';
import {
  type AdminBooking,
  customerGroupBookings,
  guestGroupBookings,
  newestFirst,
  type OrderOwner,
  orderOwners,
  ownerOf,
} from '@/domain/bookings';
import { statusOf } from '@/domain/customerOrders';
import { withUniqueKeys } from '@/domain/uniqueKeys';
import { type RecordQuery, rowCache, useQueryRows } from '@/features/admin/list/useQueryRows';
import { userRows } from '@/features/admin/users/userRows';
import { mapInChunks } from '@/lib/scheduling';

/** Customers' bookings, newest first. */
export const customerBookingRows = rowCache<OrderGroup, AdminBooking>(async (groups) =>
  newestFirst(withUniqueKeys((await mapInChunks(groups, customerGroupBookings)).flat())),
);

/** Guests' Buy Now bookings, newest first. */
export const guestBookingRows = rowCache<BuyNowGroup, AdminBooking>(async (groups) =>
  newestFirst(withUniqueKeys((await mapInChunks(groups, guestGroupBookings)).flat())),
);

/** Concatenates both kinds; the same two lists always give the same array. */
export const allBookingRows = weakMapMemoize((customers: readonly AdminBooking[], guests: readonly AdminBooking[]) => [
  ...customers,
  ...guests,
]);

interface Options {
  /** As in RTK Query: true refetches on every mount (§2), a number if the data is older than so many seconds. */
  readonly refetchOnMountOrArgChange: boolean | number;
  readonly skip?: boolean;
}

type BookingQuery = RecordQuery<AdminBooking>;

function useCustomerBookings(options: Options): BookingQuery {
  return useQueryRows(useGetBookingsQuery(undefined, options), customerBookingRows);
}

function useGuestBookings(options: Options): BookingQuery {
  return useQueryRows(useGetBuyNowBookingsQuery(undefined, options), guestBookingRows);
}

/** The bookings of one kind, newest first. */
export const useBookingsOf = { customer: useCustomerBookings, guest: useGuestBookings } as const;

/** Both kinds in one query: it has data once both have, and an error if either has. */
export function useAllBookings(options: Options): BookingQuery {
  const customers = useCustomerBookings(options);
  const guests = useGuestBookings(options);
  const data = customers.data && guests.data && allBookingRows(customers.data, guests.data);
  return {
    data,
    isFetching: customers.isFetching || guests.isFetching,
    error: customers.error ?? guests.error,
    refetch: () => {
      for (const query of [customers, guests]) if (query.error || data) void query.refetch();
    },
  };
}

const { getBookings, getBuyNowBookings } = adminApi.endpoints;

interface OrderGroupState {
  /** Of all bookings of the order; '' if they differ. */
  readonly status: string;
  readonly bookings: number;
  /** When the server said so, in ms. */
  readonly readAt: number | undefined;
}

/** What the last response says about the order that a booking belongs to. */
export function useOrderGroup({ kind, orderId, status }: AdminBooking): OrderGroupState {
  const customers = getBookings.useQueryState(undefined, { skip: kind === 'guest' });
  const guests = getBuyNowBookings.useQueryState(undefined, { skip: kind === 'customer' });
  const group = customers.data?.find(({ _id }) => _id === orderId);
  return {
    status: group ? statusOf(group.bookings) : status,
    bookings: group?.bookings.length ?? 1,
    readAt: (kind === 'guest' ? guests : customers).fulfilledTimeStamp,
  };
}

const ownersOf = weakMapMemoize(orderOwners);

/** Users older than this many seconds are refetched when an order opens. */
const maxAge = 60;

export interface OwnerSearch extends Pick<RecordQuery<unknown>, 'isFetching' | 'error' | 'refetch'> {
  /** Undefined while unknown. */
  readonly owner: OrderOwner | 'none' | 'several' | 'guest' | undefined;
}

/** The users by their orders; read only where `skip` is not set. */
export function useOrderOwners({ skip = false } = {}) {
  const query = useGetUsersQuery(undefined, { skip, refetchOnMountOrArgChange: maxAge });
  const { data, isFetching, error, refetch } = useQueryRows(query, userRows);
  return { owners: data && ownersOf(data), isFetching, error, refetch };
}

/** The user whose order a booking is. */
export function useOrderOwner(booking: AdminBooking): OwnerSearch {
  const isGuest = booking.kind === 'guest';
  const { owners, ...search } = useOrderOwners({ skip: isGuest });
  return { ...search, owner: isGuest ? 'guest' : owners && ownerOf(owners, booking) };
}
