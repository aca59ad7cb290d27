import type { Product } from '@/contract/product';
import { priceOf } from './price';
import { clampQuantity, isOnSale } from './stock';
import type { StockLimitedItem } from './stockLimit';

export interface OrderLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  /** The requested quantity, if it exceeds the stock. */
  readonly asked?: number;
  readonly unitCents: number;
  readonly originalCents: number;
  readonly product: Product;
}

/** Limits the quantity to the stock (ruling 38). Returns null for a product that cannot be bought. */
export function orderLine(product: Product, asked: number): OrderLine | null {
  const price = priceOf(product);
  if (price.nowCents === null || !isOnSale(product) || asked < 1) return null;
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

/** Omits deleted and sold-out products (ruling 36). */
export function cartLines(items: readonly StockLimitedItem[]): OrderLine[] {
  const wanted = new Map<string, { readonly product: Product; readonly pieces: number }>();
  for (const { productId: product, quantity, asked = quantity } of items) {
    if (product) wanted.set(product._id, { product, pieces: asked + (wanted.get(product._id)?.pieces ?? 0) });
  }
  return [...wanted.values()].flatMap(({ product, pieces }) => orderLine(product, pieces) ?? []);
}
