import type { Booking, OrderEntry } from '@/contract/order';
import { toCents } from '@/domain/money';
import type { SnapshotLine } from '@/payment/types';

/** What an order has to agree with to be that of a purchase. Cents. */
export interface BoughtGoods {
  readonly lines: readonly Pick<SnapshotLine, 'productId' | 'name' | 'quantity' | 'unitCents'>[];
  readonly totalCents: number;
}

/** A paid purchase whose order is looked for. */
export interface OrderSearch extends BoughtGoods {
  readonly captureId: string;
  /** Orders that belong to something else: known before the purchase, or another record's. */
  readonly knownIds: readonly string[];
  /** How many of the orders known before agreed with the purchase. */
  readonly knownLikeIt: number;
  /** ISO times at which its booking was sent. */
  readonly sentTimes: readonly string[];
}

export type OrderMatch =
  | { readonly kind: 'found'; readonly orderId: string }
  /** Orders that came after the purchase but do not show what they hold, or have another time: the shopper is asked. */
  | { readonly kind: 'perhaps'; readonly orderIds: readonly string[] }
  | { readonly kind: 'none' };

/** How far the shop's date of an order may be from the time at which its booking was sent. */
const dateToleranceMs = 2 * 60_000;

const idOf = (entry: OrderEntry) => (typeof entry === 'string' ? entry : entry._id);

/** Every order id of an account. */
export function orderIdsOf(orders: readonly OrderEntry[]): string[] {
  return orders.map(idOf);
}

/** The newest order that was not `knownIds` before; null when there is none. */
export function newestOrderId(orders: readonly OrderEntry[], knownIds: readonly string[]): string | null {
  return orderIdsOf(orders).findLast((id) => !knownIds.includes(id)) ?? null;
}

/** Whether a line is what was booked: by the product, or by its price where the product was deleted since. */
function isLine({ productId, quantity, price }: Booking['products'][number], line: BoughtGoods['lines'][number]) {
  if (quantity !== line.quantity) return false;
  if (!productId) return toCents(price) === line.unitCents;
  return productId._id ? productId._id === line.productId : productId.name === line.name;
}

/** Whether a booking, in the shape of §3, has the total and the products of a purchase. */
export function isBookingOf(booking: Booking, { lines, totalCents }: BoughtGoods): boolean {
  if (toCents(booking.OrderSummary.Total) !== totalCents || booking.products.length !== lines.length) return false;
  const left = [...booking.products];
  return lines.every((line) => {
    const index = left.findIndex((product) => isLine(product, line));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** The bookings of an account that agree with a purchase, each with its order's id, oldest first. */
function bookingsOf(orders: readonly OrderEntry[], goods: BoughtGoods) {
  return orders.flatMap((entry) =>
    typeof entry === 'string'
      ? []
      : entry.bookings
          .filter((booking) => isBookingOf(booking, goods))
          .map((booking) => ({ orderId: entry._id, booking })),
  );
}

/** How many bookings of an account agree with a purchase. */
export function countLikeIt(orders: readonly OrderEntry[], goods: BoughtGoods): number {
  return bookingsOf(orders, goods).length;
}

/** The shop's date of an order in ms; null where it has none or only a day. */
function timeOf({ shipping_info }: Booking): number | null {
  const time = Date.parse(shipping_info.shipping_date);
  return shipping_info.shipping_date.includes('T') && !Number.isNaN(time) ? time : null;
}

function hasItsTime(booking: Booking, sentTimes: readonly string[]): boolean {
  const time = timeOf(booking);
  return time === null || sentTimes.some((sent) => Math.abs(time - Date.parse(sent)) <= dateToleranceMs);
}

/**
 * Looks for a purchase's order among an account's. The contract's orders name no transaction (§3), so total and products
 * have to agree; where the shop names one all the same, it decides.
 */
export function matchOrders(orders: readonly OrderEntry[], search: OrderSearch): OrderMatch {
  const named = orders.find(
    (entry) =>
      typeof entry !== 'string' &&
      entry.bookings.some(({ payment_info }) => payment_info?.transactionId === search.captureId),
  );
  if (named) return { kind: 'found', orderId: idOf(named) };

  const known = new Set(search.knownIds);
  const alike = bookingsOf(orders, search).filter(({ booking }) => !booking.payment_info?.transactionId);
  // A shop may put the new booking into an order that was there before: then there is one more of them.
  const news = alike.filter(({ orderId }) => !known.has(orderId));
  const added = news.length > 0 ? news : alike.length > search.knownLikeIt ? alike.slice(-1) : [];
  const found = added.findLast(({ booking }) => hasItsTime(booking, search.sentTimes));
  if (found) return { kind: 'found', orderId: found.orderId };

  const silent = orders.filter((entry) => typeof entry === 'string' || entry.bookings.length === 0);
  const unknown = orderIdsOf(silent).filter((id) => !known.has(id));
  const doubtful = [...new Set([...added.map(({ orderId }) => orderId), ...unknown])];
  return doubtful.length === 0 ? { kind: 'none' } : { kind: 'perhaps', orderIds: doubtful };
}
