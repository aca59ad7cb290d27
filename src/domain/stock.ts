import { minimumQuantity } from '@/config/constants';
import type { Product } from '@/contract/product';
import { priceOf } from './price';

/** Nothing can be bought by figures that the server has not confirmed in this visit. */
export function canBeBought(product: Pick<Product, 'stockSize' | 'price' | 'oprice' | 'isUnconfirmed'>): boolean {
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
