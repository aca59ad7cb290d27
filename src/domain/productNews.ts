import type { Product } from '@/contract/product';
import { priceOf } from './price';

/** What the browser remembers of a product in cart or wishlist. */
export interface SeenProduct {
  /** Null where it had no price. */
  readonly cents: number | null;
  readonly inStock: boolean;
}

export interface ProductNews {
  /** The price before, in cents. */
  readonly price: { readonly from: number; readonly fell: boolean } | null;
  readonly stock: 'out' | 'back' | null;
}

export function seenNow(product: Product): SeenProduct {
  return { cents: priceOf(product).nowCents, inStock: product.stockSize !== 0 };
}

/** What has changed since a product was seen. */
export function productNews(seen: SeenProduct, product: Product): ProductNews {
  const now = seenNow(product);
  const changed = seen.cents !== null && now.cents !== null && seen.cents !== now.cents;
  return {
    price: changed && seen.cents !== null ? { from: seen.cents, fell: (now.cents ?? 0) < seen.cents } : null,
    stock: seen.inStock === now.inStock ? null : now.inStock ? 'back' : 'out',
  };
}
