import type { Product } from '@/contract/product';
import type { CartItem } from '@/contract/user';
import { priceOf } from './price';
import { canBeBought } from './stock';

/** One line of what is being bought; prices in cents. */
export interface OrderLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
  /** The original price when it is above the selling price, else the selling price. */
  readonly originalCents: number;
  readonly product: Product;
}

/** A line for one product; null when it cannot be bought. */
export function orderLine(product: Product, quantity: number): OrderLine | null {
  const price = priceOf(product);
  if (price.nowCents === null || !canBeBought(product) || quantity < 1) return null;
  return {
    productId: product._id,
    name: product.name,
    quantity,
    unitCents: price.nowCents,
    originalCents: price.wasCents ?? price.nowCents,
    product,
  };
}

/** The lines of a cart that can be charged: a deleted or sold-out product is never one of them (ruling 36). */
export function cartLines(items: readonly CartItem[]): OrderLine[] {
  const lines = new Map<string, OrderLine>();
  for (const item of items) {
    const line = item.productId && orderLine(item.productId, item.quantity);
    if (!line) continue;
    // Two lines of the same product are one in the order.
    const quantity = line.quantity + (lines.get(line.productId)?.quantity ?? 0);
    lines.set(line.productId, { ...line, quantity });
  }
  return [...lines.values()];
}
