import type { Product } from '@/contract/product';
import { toCents } from './money';

/** Cents; null means there is nothing to show. */
export interface ProductPrice {
  /** Null if the server sends none: the product cannot be bought. */
  readonly nowCents: number | null;
  /** Struck through; only if it is above the selling price (ruling 13). */
  readonly wasCents: number | null;
  readonly percentOff: number | null;
}

/** Rounded (§5). Null unless price > oprice > 0 (ruling 13), and for 0 and 100 %. */
export function percentOff(price: number, oprice: number): number | null {
  const off = price > oprice && oprice > 0 ? Math.round(((price - oprice) / price) * 100) : 0;
  return off > 0 && off < 100 ? off : null;
}

type Prices = Pick<Product, 'price' | 'oprice'>;

/** Cents, 0 or less for none: `oprice` is the selling price; without one, `price` is. */
export function sellingCents({ price, oprice }: Prices): number {
  const cents = toCents(oprice);
  return cents > 0 ? cents : toCents(price);
}

export function priceOf(product: Prices): ProductPrice {
  const price = toCents(product.price);
  const oprice = toCents(product.oprice);
  const now = sellingCents(product);
  return {
    nowCents: now > 0 ? now : null,
    wasCents: price > now ? price : null,
    percentOff: percentOff(price, oprice),
  };
}
