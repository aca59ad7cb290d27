import type { Product } from '@/contract/product';
import { priceOf } from './price';
import { canBeBought, clampQuantity } from './stock';
import type { StockLimitedItem } from './stockLimit';

/** One line of what is being bought; prices in cents. */
export interface OrderLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  /** What was asked for, where that is more than there is in stock. */
  readonly asked?: number;
  readonly unitCents: number;
  /** The original price when it is above the selling price, else the selling price. */
  readonly originalCents: number;
  readonly product: Product;
}

/** A line for one product, held at its stock (ruling 38); null when it cannot be bought. */
export function orderLine(product: Product, asked: number): OrderLine | null {
  const price = priceOf(product);
  if (price.nowCents === null || !canBeBought(product) || asked < 1) return null;
  const quantity = clampQuantity(asked, product.stockSize);
  return {
    productId: product._id,
    name: product.name,
    quantity,
    ...(asked > quantity && { asked }),
    unitCents: price.nowCents,
    originalCents: price.wasCents ?? price.nowCents,
    product,
  };
}

/** The lines of a cart that can be charged: a deleted or sold-out product is never one of them (ruling 36). */
export function cartLines(items: readonly StockLimitedItem[]): OrderLine[] {
  const wanted = new Map<string, { readonly product: Product; readonly pieces: number }>();
  for (const { productId: product, quantity, asked = quantity } of items) {
    // Two lines of the same product are one in the order.
    if (product) wanted.set(product._id, { product, pieces: asked + (wanted.get(product._id)?.pieces ?? 0) });
  }
  return [...wanted.values()].flatMap(({ product, pieces }) => orderLine(product, pieces) ?? []);
}
