import { minimumQuantity } from '@/config/constants';
import type { Product } from '@/contract/product';
import type { CartItem } from '@/contract/user';
import { priceOf } from './price';

/** A product as it is shown: `isUnconfirmed` until the server's response; until then it must not be bought. */
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

export interface StockLimitedItem extends CartItem {
  readonly requested?: number;
}

/** Limits quantities to the stock (ruling 38), shared by the lines of a product in order. */
export function limitedToStock(items: readonly CartItem[]): readonly StockLimitedItem[] {
  const left = new Map<string, number>();
  return items.map((item) => {
    const { product, quantity: requested } = item;
    if (!product?.stockSize) return item;
    const room = left.get(product._id) ?? product.stockSize;
    const quantity = Math.min(requested, room);
    left.set(product._id, room - quantity);
    return quantity < requested ? { ...item, quantity, requested } : item;
  });
}

export function roomInCart(requested: number, inCart: number, stockSize: number): number {
  return Math.max(0, Math.min(requested, stockSize - inCart));
}
