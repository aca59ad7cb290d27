import { weakMapMemoize } from '@reduxjs/toolkit';
import { adminApi } from '@/api/adminApi';
import { type AdminBooking, type OrderOwner, orderOwners, ownerOf } from '@/domain/bookings';
import { statusOf } from '@/domain/customerOrders';
import { type FetchState, ifOld, useUserRows } from '@/features/admin/list/rows';

const { getBookings, getBuyNowBookings } = adminApi.endpoints;

interface OrderGroupState {
  /** The status of all bookings of the order; '' if they differ. */
  readonly status: string;
  readonly bookings: number;
  /** When the server's response arrived, in ms. */
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

export interface OwnerSearch extends FetchState {
  /** Undefined while unknown. */
  readonly owner: OrderOwner | 'none' | 'several' | 'guest' | undefined;
}

/** The users by their orders; fetched unless `skip` is set. */
export function useOrderOwners({ skip = false } = {}) {
  const { data, ...search } = useUserRows({ ...ifOld, skip });
  return { owners: data && ownersOf(data), ...search };
}

/** The user whose order a booking is. */
export function useOrderOwner(booking: AdminBooking): OwnerSearch {
  const isGuest = booking.kind === 'guest';
  const { owners, ...search } = useOrderOwners({ skip: isGuest });
  return { ...search, owner: isGuest ? 'guest' : owners && ownerOf(owners, booking) };
}
