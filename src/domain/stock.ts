import { minimumQuantity } from '@/config/constants';
import type { Product } from '@/contract/product';
import { priceOf } from './price';

/** False when the stock is known to be 0 (ruling 38) or the product has no price. */
export function canBeBought(product: Pick<Product, 'stockSize' | 'price' | 'oprice'>): boolean {
  return product.stockSize !== 0 && priceOf(product).nowCents !== null;
}

/** A quantity held between 1 and a known stock (ruling 38); whole pieces only. */
export function clampQuantity(asked: number, stockSize: number | null): number {
  const whole = Number.isFinite(asked) ? Math.trunc(asked) : minimumQuantity;
  const held = stockSize === null ? whole : Math.min(whole, stockSize);
  return Math.max(minimumQuantity, held);
}
