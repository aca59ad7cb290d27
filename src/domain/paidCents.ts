import type { Booking } from '@/contract/order';
import { toCents } from './money';

/** What was paid for a booking, in cents: its total where the server names no amount. */
export function paidCents({ payment_info, OrderSummary }: Pick<Booking, 'payment_info' | 'OrderSummary'>): number {
  return toCents(payment_info?.amountPaid || OrderSummary.Total);
}
