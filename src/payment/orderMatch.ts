import type { Booking, OrderEntry } from '@/contract/order';
import { toCents } from '@/domain/money';
import type { ShopUser } from './browser';
import type { DoneRecord, PaymentRecord, SnapshotLine } from './record';
import { isBookable, isNumberedByCapture, isSameGoods, mayBookAs } from './recordRules';

export interface BoughtGoods {
  readonly lines: readonly Pick<SnapshotLine, 'productId' | 'name' | 'quantity' | 'unitCents'>[];
  readonly totalCents: number;
}

export interface OrderSearch extends BoughtGoods {
  readonly captureId: string;
  /** Orders from before the purchase, and orders of other records. */
  readonly knownIds: readonly string[];
  /** How many of the earlier orders equal the purchase. */
  readonly knownLikeIt: number;
  readonly sentTimes: readonly string[];
}

export type OrderMatch =
  | { readonly kind: 'found'; readonly orderId: string }
  /** New orders with unknown contents or another time: ask the shopper. */
  | { readonly kind: 'perhaps'; readonly orderIds: readonly string[] }
  | { readonly kind: 'none' };

/** Tolerance between the date of an order and the time its booking was sent. */
const dateToleranceMs = 2 * 60_000;

const idOf = (entry: OrderEntry) => (typeof entry === 'string' ? entry : entry._id);

export function orderIdsOf(orders: readonly OrderEntry[]): string[] {
  return orders.map(idOf);
}

/** Null if all orders were known. */
export function newestOrderId(orders: readonly OrderEntry[], knownIds: readonly string[]): string | null {
  return orderIdsOf(orders).findLast((id) => !knownIds.includes(id)) ?? null;
}

/** Compares the price if the product was deleted since. */
function isLine({ product, quantity, price }: Booking['lines'][number], line: BoughtGoods['lines'][number]) {
  if (quantity !== line.quantity) return false;
  if (!product) return toCents(price) === line.unitCents;
  return product._id ? product._id === line.productId : product.name === line.name;
}

export function isBookingOf(booking: Booking, { lines, totalCents }: BoughtGoods): boolean {
  if (toCents(booking.total) !== totalCents || booking.lines.length !== lines.length) return false;
  // Deleted products come last, because they may match the line of another product.
  const left = booking.lines.toSorted((a, b) => Number(!a.product) - Number(!b.product));
  return lines.every((line) => {
    const index = left.findIndex((booked) => isLine(booked, line));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** Oldest first. */
function bookingsOf(orders: readonly OrderEntry[], goods: BoughtGoods) {
  return orders.flatMap((entry) =>
    typeof entry === 'string'
      ? []
      : entry.bookings
          .filter((booking) => isBookingOf(booking, goods))
          .map((booking) => ({ orderId: entry._id, booking })),
  );
}

export function countLikeIt(orders: readonly OrderEntry[], goods: BoughtGoods): number {
  return bookingsOf(orders, goods).length;
}

/** Null for a missing date and for one without a time. */
function timeOf({ shippingDate }: Booking): number | null {
  const time = Date.parse(shippingDate);
  return shippingDate.includes('T') && !Number.isNaN(time) ? time : null;
}

function hasItsTime(booking: Booking, sentTimes: readonly string[]): boolean {
  const time = timeOf(booking);
  return time === null || sentTimes.some((sent) => Math.abs(time - Date.parse(sent)) <= dateToleranceMs);
}

/** Orders name no transaction (§3), so totals and products must match; if a shop sends one anyway, it decides. */
export function matchOrders(orders: readonly OrderEntry[], search: OrderSearch): OrderMatch {
  const named = orders.find(
    (entry) =>
      typeof entry !== 'string' && entry.bookings.some(({ payment }) => payment?.transactionId === search.captureId),
  );
  if (named) return { kind: 'found', orderId: idOf(named) };

  const known = new Set(search.knownIds);
  const alike = bookingsOf(orders, search).filter(({ booking }) => !booking.payment?.transactionId);
  // The shop may add the booking to an existing order: then more bookings match than before.
  const inNewOrders = alike.filter(({ orderId }) => !known.has(orderId));
  const added = inNewOrders.length > 0 ? inNewOrders : alike.slice(search.knownLikeIt);
  const found = added.findLast(({ booking }) => hasItsTime(booking, search.sentTimes));
  if (found) return { kind: 'found', orderId: found.orderId };

  const withoutBookings = orders.filter((entry) => typeof entry === 'string' || entry.bookings.length === 0);
  const unknown = orderIdsOf(withoutBookings).filter((id) => !known.has(id));
  const doubtful = [...new Set([...added.map(({ orderId }) => orderId), ...unknown])];
  return doubtful.length === 0 ? { kind: 'none' } : { kind: 'perhaps', orderIds: doubtful };
}

const none: OrderMatch = { kind: 'none' };

/** The orders that belong to other records, with those records. */
function ordersOfOthers(record: PaymentRecord, records: readonly PaymentRecord[]) {
  return records.flatMap((other) =>
    other.state === 'DONE' && other.attemptId !== record.attemptId
      ? [{ orderId: other.accountOrderId ?? other.orderNumber, snapshot: other.snapshot }]
      : [],
  );
}

/** Ignores orders that belong to other records. */
export function findOrder(record: PaymentRecord, records: readonly PaymentRecord[], user: ShopUser | null): OrderMatch {
  if (!user || record.who.kind === 'guest' || !mayBookAs(record.who, user.userId)) return none;
  if (!isBookable(record) || record.sentTimes.length === 0) return none;
  const { capture, sentTimes, snapshot } = record;
  const others = ordersOfOthers(record, records).filter(({ orderId }) => !snapshot.knownOrderIds.includes(orderId));
  const alike = others.filter(
    (other) => other.snapshot.totalCents === snapshot.totalCents && isSameGoods(other.snapshot.lines, snapshot.lines),
  );
  return matchOrders(user.orders, {
    ...snapshot,
    captureId: capture.id,
    sentTimes,
    knownIds: [...snapshot.knownOrderIds, ...others.map(({ orderId }) => orderId)],
    knownLikeIt: snapshot.knownLikeIt + alike.length,
  });
}

/** The account's order of a record that only has the capture's id: the oldest one that no other record has. */
export function accountOrderOf(
  record: DoneRecord,
  records: readonly PaymentRecord[],
  user: ShopUser | null,
): string | null {
  if (!user || record.who.kind === 'guest' || !mayBookAs(record.who, user.userId)) return null;
  if (record.accountOrderId !== null || !isNumberedByCapture(record)) return null;
  const known = [...record.knownOrderIds, ...ordersOfOthers(record, records).map(({ orderId }) => orderId)];
  const alike = bookingsOf(user.orders, record.snapshot).filter(({ orderId }) => !known.includes(orderId));
  return alike.find(({ booking }) => hasItsTime(booking, [record.bookedAt]))?.orderId ?? null;
}
