import { weakMapMemoize } from '@reduxjs/toolkit';
import { useGetUsersQuery } from '@/api/adminApi';
import type { AdminBooking } from '@/domain/adminBookings';
import { type OrderOwner, orderOwners, ownerOf } from '@/domain/orderOwners';
import { type RecordQuery, useQueryRows } from '@/features/admin/list/useQueryRows';
import { userRows } from '@/features/admin/users/userRows';

const ownersOf = weakMapMemoize(orderOwners);

/** Users older than this many seconds are read anew when an order opens. */
const maxAge = 60;

export interface OwnerSearch extends Pick<RecordQuery<unknown>, 'isFetching' | 'error' | 'refetch'> {
  /** Undefined while unknown. */
  readonly owner: OrderOwner | 'none' | 'several' | 'guest' | undefined;
}

/** The user whose order a booking is. */
export function useOrderOwner(booking: AdminBooking): OwnerSearch {
  const isGuest = booking.kind === 'guest';
  const query = useGetUsersQuery(undefined, { skip: isGuest, refetchOnMountOrArgChange: maxAge });
  const { data, isFetching, error, refetch } = useQueryRows(query, userRows);
  const owner = isGuest ? 'guest' : data && ownerOf(ownersOf(data), booking);
  return { owner, isFetching, error, refetch };
}
