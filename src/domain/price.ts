import type { Product } from '@/contract/product';
import { toCents } from './money';

/** What a product costs, in cents; `null` where there is nothing to show. */
export interface ProductPrice {
  /** The selling price; null when the server names none: then the product cannot be bought. */
  readonly nowCents: number | null;
  /** The struck-through price, only when it is above the selling price (ruling 13). */
  readonly wasCents: number | null;
  readonly percentOff: number | null;
}

/**
 * Percent off, rounded (§5); null unless price > oprice > 0 (ruling 13), and where it would read as nothing off or as free.
 * Takes dollars or cents, both the same.
 */
export function percentOff(price: number, oprice: number): number | null {
  const off = price > oprice && oprice > 0 ? Math.round(((price - oprice) / price) * 100) : 0;
  return off > 0 && off < 100 ? off : null;
}

/** The prices of a product: `oprice` sells; a product without an offer sells at its price. */
export function priceOf(product: Pick<Product, 'price' | 'oprice'>): ProductPrice {
  const price = toCents(product.price);
  const oprice = toCents(product.oprice);
  const now = oprice > 0 ? oprice : price;
  return {
    nowCents: now > 0 ? now : null,
    wasCents: price > now ? price : null,
    percentOff: percentOff(price, oprice),
  };
}
