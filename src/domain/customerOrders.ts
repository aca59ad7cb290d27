import * as v from 'valibot';
import { amount, text } from '@/contract/lenient';
import type { Booking, OrderEntry, OrderGroup } from '@/contract/order';
import { parseDate } from '@/lib/dates';
import { toCents } from './money';
import { dateOfObjectId } from './order';
import { withUniqueKeys } from './uniqueKeys';

/** The server may send only the id of an order (ruling 21). */
export type CustomerOrder =
  | { readonly kind: 'known'; readonly id: string; readonly date: Date | null; readonly bookings: readonly Booking[] }
  | { readonly kind: 'id-only'; readonly id: string; readonly date: Date | null };

function dateOf(group: OrderGroup, timeZone?: string): Date | null {
  const shipped = group.bookings[0]?.shippingDate ?? '';
  return parseDate(shipped, timeZone) ?? dateOfObjectId(group._id);
}

/** Days without a time are those of the reader, or of the time zone. */
export function customerOrders(entries: readonly OrderEntry[], timeZone?: string): CustomerOrder[] {
  const orders = entries.map(
    (entry): CustomerOrder =>
      typeof entry === 'string'
        ? { kind: 'id-only', id: entry, date: dateOfObjectId(entry) }
        : { kind: 'known', id: entry._id, date: dateOf(entry, timeZone), bookings: entry.bookings },
  );
  return orders.toSorted((a, b) => (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0));
}

/** The end of an id, which differs between orders; the dashboard's search finds it. */
export function shortOrderId(id: string): string {
  return id.length > 10 ? id.slice(-8).toUpperCase() : id;
}

/**
 * The statuses are at least this new: they arrived with the sign-in, or with the booking of a later order. Null if the
 * time of the sign-in is unknown.
 */
export function statusAsOf(signedInAt: string | null, orders: readonly { readonly id: string }[]): Date | null {
  if (!signedInAt) return null;
  const times = orders.map(({ id }) => dateOfObjectId(id)?.getTime() ?? 0);
  return new Date(Math.max(Date.parse(signedInAt), ...times));
}

function statusesOf(order: CustomerOrder): string {
  return order.kind === 'known' ? order.bookings.map(({ status }) => status).join(', ') : '';
}

/**
 * The changes in a newer list of orders: those whose status changed (now '' if their bookings differ), and the ids of
 * new orders.
 */
export function orderNews(before: readonly CustomerOrder[], now: readonly CustomerOrder[]) {
  const known = new Map(before.map((order) => [order.id, statusesOf(order)]));
  return {
    changed: now.flatMap((order) => {
      const status = known.get(order.id);
      if (order.kind === 'id-only' || status === undefined || status === statusesOf(order)) return [];
      return [{ orderId: order.id, status: statusOf(order.bookings) }];
    }),
    added: now.flatMap(({ id }) => (known.has(id) ? [] : [id])),
  };
}

export function paidCents({ payment, total }: Pick<Booking, 'payment' | 'total'>): number {
  return toCents(payment?.paid || total);
}

export interface CustomerPayment {
  readonly key: string;
  readonly transactionId: string;
  readonly cents: number;
  readonly method: string;
  readonly orderId: string;
  readonly date: Date | null;
}

type Payment = Omit<CustomerPayment, 'key'>;

/** The contract does not define the entries of `myPayments`, so every field may be missing. */
const looseSchema = v.object({ transactionId: text, amount, amountPaid: amount, paymentType: text, orderId: text });

function ofOrder(order: CustomerOrder): Payment[] {
  if (order.kind === 'id-only') return [];
  return order.bookings.flatMap(({ payment }) =>
    payment
      ? {
          transactionId: payment.transactionId,
          cents: toCents(payment.paid),
          method: payment.method || 'PayPal',
          orderId: order.id,
          date: order.date,
        }
      : [],
  );
}

function ofEntry(entry: unknown): Payment[] {
  const { success, output } = v.safeParse(looseSchema, entry);
  if (!success) return [];
  const { transactionId, amount: charged, amountPaid, paymentType, orderId } = output;
  const cents = toCents(amountPaid || charged);
  if (!transactionId && !orderId && cents === 0) return [];
  return [{ transactionId, cents, method: paymentType || 'PayPal', orderId, date: null }];
}

/** Compares the first id that both have, or else the amount. */
function isSamePayment(one: Payment, other: Payment): boolean {
  if (one.transactionId && other.transactionId) return one.transactionId === other.transactionId;
  if (one.orderId && other.orderId) return one.orderId === other.orderId;
  return one.cents === other.cents;
}

/** Adds the entries of `myPayments` that no booking matches (ruling 21). */
export function customerPayments(orders: readonly CustomerOrder[], myPayments: readonly unknown[]): CustomerPayment[] {
  const others = myPayments.flatMap(ofEntry);
  const fromOrders = orders.flatMap(ofOrder).map((payment) => {
    const index = others.findIndex((other) => isSamePayment(payment, other));
    const [known] = index < 0 ? [] : others.splice(index, 1);
    return { ...payment, transactionId: payment.transactionId || (known?.transactionId ?? '') };
  });
  const all = [...fromOrders, ...others];
  return withUniqueKeys(all.map((payment) => ({ ...payment, key: `${payment.orderId} ${payment.transactionId}` })));
}

/** '' if the bookings' statuses differ or are unknown. */
export function statusOf(bookings: readonly Pick<Booking, 'status'>[]): string {
  const [first, ...others] = new Set(bookings.map(({ status }) => status));
  return others.length === 0 ? (first ?? '') : '';
}

/** 0 if the server omitted every total. */
export function totalOf(bookings: readonly Pick<Booking, 'total'>[]): number {
  return bookings.reduce((sum, { total }) => sum + toCents(total), 0);
}
