import { adminApi } from '@/api/adminApi';
import type { AdminBooking } from '@/domain/adminBookings';
import { statusOf } from '@/domain/orderFigures';

const { getBookings, getBuyNowBookings } = adminApi.endpoints;

interface OrderGroupState {
  /** Of all bookings of the order; '' if they differ. */
  readonly status: string;
  readonly bookings: number;
  /** When the server answered so, in ms. */
  readonly readAt: number | undefined;
}

/** What the last answer says about the order that a booking belongs to. */
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
