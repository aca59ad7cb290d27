import { useGetBookingsQuery, useGetBuyNowBookingsQuery } from '@/api/adminApi';
import type { AdminBooking } from '@/domain/adminBookings';
import { type RecordQuery, useQueryRows } from '@/features/admin/list/useQueryRows';
import { allBookingRows, customerBookingRows, guestBookingRows } from './bookingRows';

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
