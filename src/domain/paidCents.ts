import type { Booking } from '@/contract/order';
import { toCents } from './money';

/** Falls back to the total if the server sends no amount. */
export function paidCents({ payment_info, OrderSummary }: Pick<Booking, 'payment_info' | 'OrderSummary'>): number {
  return toCents(payment_info?.amountPaid || OrderSummary.Total);
}
