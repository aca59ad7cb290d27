import { cartDiscountCents, shippingCents } from '@/config/constants';
import type { OrderLine } from './orderLines';

/** Cents (§9, ruling 11). */
export interface OrderTotals {
  readonly pieces: number;
  /** The cart's Total and the review page's Sub Total. */
  readonly goods: number;
  readonly discount: number;
  readonly shipping: number;
  readonly total: number;
  readonly saved: number;
}

export function lineCents(line: Pick<OrderLine, 'unitCents' | 'quantity'>): number {
  return line.unitCents * line.quantity;
}

export function orderTotals(lines: readonly OrderLine[]): OrderTotals {
  let pieces = 0;
  let goods = 0;
  let saved = 0;
  for (const line of lines) {
    pieces += line.quantity;
    goods += lineCents(line);
    saved += (line.originalCents - line.unitCents) * line.quantity;
  }
  return {
    pieces,
    goods,
    discount: cartDiscountCents,
    shipping: shippingCents,
    total: goods - cartDiscountCents + shippingCents,
    saved,
  };
}
