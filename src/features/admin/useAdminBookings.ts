import { useMemo } from 'react';
import { useGetBookingsQuery, useGetBuyNowBookingsQuery } from '@/api/adminApi';
import { customerBookings, guestBookings } from '@/domain/adminBookings';

interface Options {
  /** True where each show reads the data anew (§2); false takes what is there. */
  readonly anew: boolean;
}

/** The customers' bookings, newest first. */
export function useCustomerBookings({ anew }: Options) {
  const query = useGetBookingsQuery(undefined, { refetchOnMountOrArgChange: anew });
  const data = useMemo(() => query.data && customerBookings(query.data), [query.data]);
  return { data, isFetching: query.isFetching, error: query.error, refetch: query.refetch };
}

/** The guests' Buy Now bookings, newest first. */
export function useGuestBookings({ anew }: Options) {
  const query = useGetBuyNowBookingsQuery(undefined, { refetchOnMountOrArgChange: anew });
  const data = useMemo(() => query.data && guestBookings(query.data), [query.data]);
  return { data, isFetching: query.isFetching, error: query.error, refetch: query.refetch };
}

/** Both kinds together: there when both are, failed when one of them is. */
export function useAllBookings(options: Options) {
  const customers = useCustomerBookings(options);
  const guests = useGuestBookings(options);
  const data = useMemo(
    () => customers.data && guests.data && [...customers.data, ...guests.data],
    [customers.data, guests.data],
  );
  return {
    data,
    isFetching: customers.isFetching || guests.isFetching,
    error: customers.error ?? guests.error,
    refetch: () => {
      for (const query of [customers, guests]) if (query.error || data) void query.refetch();
    },
  };
}
