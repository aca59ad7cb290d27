import { useGetBookingsQuery, useGetBuyNowBookingsQuery } from '@/api/adminApi';
import { useRows } from '@/features/admin/list/useRows';
import { allBookingRows, customerBookingRows, guestBookingRows } from './bookingRows';

interface Options {
  /** True where each show reads the data anew (§2); a number takes what is not older than so many seconds. */
  readonly anew: boolean | number;
}

/** The customers' bookings, newest first. */
export function useCustomerBookings({ anew }: Options) {
  const { data, isFetching, error, refetch } = useGetBookingsQuery(undefined, { refetchOnMountOrArgChange: anew });
  return { data: useRows(data, customerBookingRows), isFetching, error, refetch };
}

/** The guests' Buy Now bookings, newest first. */
export function useGuestBookings({ anew }: Options) {
  const { data, isFetching, error, refetch } = useGetBuyNowBookingsQuery(undefined, {
    refetchOnMountOrArgChange: anew,
  });
  return { data: useRows(data, guestBookingRows), isFetching, error, refetch };
}

/** Both kinds together: there when both are, failed when one of them is. */
export function useAllBookings(options: Options) {
  const customers = useCustomerBookings(options);
  const guests = useGuestBookings(options);
  const both = customers.data && guests.data && allBookingRows(customers.data, guests.data);
  return {
    data: both,
    isFetching: customers.isFetching || guests.isFetching,
    error: customers.error ?? guests.error,
    refetch: () => {
      for (const query of [customers, guests]) if (query.error || both) void query.refetch();
    },
  };
}
