import { weakMapMemoize } from '@reduxjs/toolkit';
import { adminApi } from '@/api/adminApi';
import { type AdminBooking, type OrderOwner, orderOwners, ownerOf } from '@/domain/bookings';
import { type FetchState, ifOld, useUserRows } from '@/features/admin/list/rows';

const { getBookings, getBuyNowBookings } = adminApi.endpoints;

/** When the response arrived that a booking is from, in ms. */
export function useReadAt(kind: AdminBooking['kind']): number | undefined {
  const customers = getBookings.useQueryState();
  const guests = getBuyNowBookings.useQueryState();
  return (kind === 'guest' ? guests : customers).fulfilledTimeStamp;
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
