import { cartDiscountCents, shippingCents } from '@/config/constants';
import type { OrderLine } from './orderLines';

/** All in cents. */
export interface OrderTotals {
  readonly pieces: number;
  /** Sum of selling price × quantity: the cart's Total and the review page's Sub Total (ruling 11). */
  readonly goods: number;
  readonly discount: number;
  readonly shipping: number;
  /** Goods + shipping: what is charged. */
  readonly total: number;
  /** "You Saved": original price less selling price (§2). */
  readonly saved: number;
}

/** Amount of one line, in cents. */
export function lineCents(line: Pick<OrderLine, 'unitCents' | 'quantity'>): number {
  return line.unitCents * line.quantity;
}

/** The totals of what is being bought (§9, ruling 11), in cents. */
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
