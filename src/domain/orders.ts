import type { Booking, OrderEntry, OrderGroup } from '@/contract/order';
import { parseDate } from '@/lib/dates';
import { dateOfObjectId } from './objectId';

/** The server may send only the id of an order (ruling 21). */
export type CustomerOrder =
  | { readonly kind: 'known'; readonly id: string; readonly date: Date | null; readonly bookings: readonly Booking[] }
  | { readonly kind: 'id-only'; readonly id: string; readonly date: Date | null };

function dateOf(group: OrderGroup): Date | null {
  const shipped = group.bookings[0]?.shipping_info.shipping_date ?? '';
  return parseDate(shipped) ?? dateOfObjectId(group._id);
}

export function customerOrders(entries: readonly OrderEntry[]): CustomerOrder[] {
  const orders = entries.map(
    (entry): CustomerOrder =>
      typeof entry === 'string'
        ? { kind: 'id-only', id: entry, date: dateOfObjectId(entry) }
        : { kind: 'known', id: entry._id, date: dateOf(entry), bookings: entry.bookings },
  );
  return orders.toSorted((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0));
}
