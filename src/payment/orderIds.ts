import type { Booking, OrderEntry } from '@/contract/order';

/** Every id an account's orders show: the groups' and their bookings'. */
export function orderIdsOf(orders: readonly OrderEntry[]): string[] {
  return orders.flatMap((entry) =>
    typeof entry === 'string'
      ? [entry]
      : [entry._id, ...entry.bookings.flatMap((booking) => (booking._id ? [booking._id] : []))],
  );
}

function isPaidBy(booking: Booking, captureId: string): boolean {
  return booking.payment_info?.transactionId === captureId;
}

/**
 * The id of the order that a capture paid for, among an account's orders; null when it is not there.
 * A booking that names its transaction is judged by that alone; else the newest id that was not known before counts.
 */
export function orderPaidBy(
  orders: readonly OrderEntry[],
  captureId: string,
  knownIds: readonly string[],
): string | null {
  const known = new Set(knownIds);
  for (const entry of [...orders].reverse()) {
    const id = typeof entry === 'string' ? entry : entry._id;
    const bookings = typeof entry === 'string' ? [] : entry.bookings;
    if (bookings.some((booking) => isPaidBy(booking, captureId))) return id;
    const namesAnother = bookings.length > 0 && bookings.every((booking) => booking.payment_info?.transactionId);
    if (!known.has(id) && !namesAnother) return id;
  }
  return null;
}
