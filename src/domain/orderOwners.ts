import type { AdminBooking } from './adminBookings';
import type { UserOrder, UserRow } from './adminUsers';

export interface OrderOwner {
  readonly row: UserRow;
  readonly order: UserOrder;
}

/** Owners by order id; null for an order that several users have. */
type OrderOwners = ReadonlyMap<string, OrderOwner | null>;

export function orderOwners(rows: readonly UserRow[]): OrderOwners {
  const owners = new Map<string, OrderOwner | null>();
  for (const row of rows) {
    for (const order of row.orders) {
      const known = owners.get(order.orderId);
      owners.set(order.orderId, known === undefined || known?.row.id === row.id ? { row, order } : null);
    }
  }
  return owners;
}

/** Joins a booking with its user by the order's id. Servers that list only ids may list those of bookings. */
export function ownerOf(
  owners: OrderOwners,
  { orderId, bookingId }: Pick<AdminBooking, 'orderId' | 'bookingId'>,
): OrderOwner | 'none' | 'several' {
  const owner = owners.get(orderId) ?? (bookingId ? owners.get(bookingId) : undefined);
  if (owner) return owner;
  return owners.has(orderId) || owners.has(bookingId) ? 'several' : 'none';
}
