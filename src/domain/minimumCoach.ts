import { minimumOrderCents } from '@/config/constants';
import type { Product } from '@/contract/product';
import { missingToMinimum } from './minimumOrder';
import type { OrderLine } from './orderLines';
import { orderTotals } from './orderTotals';
import { priceOf } from './price';
import { canBeBought } from './stock';

/** One line's quantity that reaches the minimum order. */
export interface Raise {
  readonly productId: string;
  readonly name: string;
  /** How many to add, and how many that makes. */
  readonly more: number;
  readonly quantity: number;
  /** The goods with it, in cents. */
  readonly goodsCents: number;
}

function raiseOf({ productId, name, unitCents, quantity, product }: OrderLine, goodsCents: number): Raise | null {
  const more = Math.ceil(missingToMinimum(goodsCents) / unitCents);
  if (product.stockSize !== null && quantity + more > product.stockSize) return null;
  return { productId, name, more, quantity: quantity + more, goodsCents: goodsCents + more * unitCents };
}

/** The cheapest way to the minimum order by more of one line; null at the minimum, or where no stock allows it. */
export function cheapestRaise(lines: readonly OrderLine[]): Raise | null {
  const { goods } = orderTotals(lines);
  if (goods >= minimumOrderCents) return null;
  const raises = lines.flatMap((line) => raiseOf(line, goods) ?? []);
  return raises.toSorted((one, other) => one.goodsCents - other.goodsCents)[0] ?? null;
}

const closersShown = 3;

/** The cheapest products that close the gap with one piece; none of those already chosen. */
export function gapClosers(
  catalogue: readonly Product[],
  chosen: readonly string[],
  missingCents: number,
): readonly Product[] {
  const cents = (product: Product) => priceOf(product).nowCents ?? 0;
  return catalogue
    .filter((product) => canBeBought(product) && !chosen.includes(product._id) && cents(product) >= missingCents)
    .toSorted((one, other) => cents(one) - cents(other))
    .slice(0, closersShown);
}
