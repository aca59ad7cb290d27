import { minimumQuantity } from '@/config/constants';
import type { Product } from '@/contract/product';
import { priceOf } from './price';

/** A product as it shows. Marked as unconfirmed before the server's response, when nothing may be bought by its figures. */
export type ShownProduct = Product & { readonly isUnconfirmed?: true };

export function canBeBought(product: Pick<ShownProduct, 'stockSize' | 'price' | 'oprice' | 'isUnconfirmed'>): boolean {
  return isOnSale(product) && !product.isUnconfirmed;
}

/** An unknown stock does not prevent buying (ruling 38). */
export function isOnSale(product: Pick<Product, 'stockSize' | 'price' | 'oprice'>): boolean {
  return product.stockSize !== 0 && priceOf(product).nowCents !== null;
}

/** Clamps to whole numbers from 1 to a known stock (ruling 38). */
export function clampQuantity(requested: number, stockSize: number | null): number {
  const whole = Number.isFinite(requested) ? Math.trunc(requested) : minimumQuantity;
  const limited = stockSize === null ? whole : Math.min(whole, stockSize);
  return Math.max(minimumQuantity, limited);
}
