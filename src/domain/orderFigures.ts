import type { Booking } from '@/contract/order';
import { toCents } from './money';

/** '' if the bookings' statuses differ or are unknown. */
export function statusOf(bookings: readonly Pick<Booking, 'OrderStatus'>[]): string {
  const [first, ...others] = new Set(bookings.map(({ OrderStatus }) => OrderStatus));
  return others.length === 0 ? (first ?? '') : '';
}

/** 0 if the server omitted every total. */
export function totalOf(bookings: readonly Pick<Booking, 'OrderSummary'>[]): number {
  return bookings.reduce((sum, { OrderSummary }) => sum + toCents(OrderSummary.Total), 0);
}
