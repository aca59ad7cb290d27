import { between, pick, seededRandom } from '@/demo/seed/random';
import { daysBefore } from '@/demo/seed/seedDates';
import { seedId } from '@/demo/seed/seedIds';
import type { GuestGroupRecord, OrderGroupRecord } from '@/demo/server/state';
import { seededTransaction } from './lines';

const statuses = ['Confirmed', 'Shipped', 'In-transit', 'Delivered'] as const;

/** Repeats seeded orders over the last two years, for large fixtures. */
function repeated<T extends OrderGroupRecord | GuestGroupRecord>(
  patterns: readonly T[],
  count: number,
  first: number,
): T[] {
  const random = seededRandom(first);
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const date = daysBefore(between(random, 1, 720), between(random, -600, 600));
    const group = structuredClone(pick(random, patterns));
    group._id = seedId('group', number, date);
    for (const booking of group.bookings) {
      booking._id = seedId('booking', number, date);
      booking.OrderStatus = pick(random, statuses);
      const payment = 'payment' in booking ? booking.payment : booking.payment_info;
      payment.transactionId = seededTransaction(number);
    }
    return group;
  });
}

/** `count` additional orders: half of customers (of `customerIds`, if any), half of guests. */
export function makeManyOrders(
  customerGroups: readonly OrderGroupRecord[],
  guestGroups: readonly GuestGroupRecord[],
  count: number,
  customerIds: readonly string[],
): { customers: OrderGroupRecord[]; guests: GuestGroupRecord[] } {
  const half = Math.floor(count / 2);
  const customers = repeated(customerGroups, half, 1_000);
  customers.forEach((group, place) => {
    group.userId = customerIds[place % customerIds.length] ?? group.userId;
  });
  return {
    customers,
    guests: repeated(guestGroups, count - half, 1_000_000),
  };
}
