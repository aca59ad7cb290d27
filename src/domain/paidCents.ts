import type { Booking } from '@/contract/order';
import { toCents } from './money';

export function paidCents({ payment_info, OrderSummary }: Pick<Booking, 'payment_info' | 'OrderSummary'>): number {
  return toCents(payment_info?.amountPaid || OrderSummary.Total);
}
