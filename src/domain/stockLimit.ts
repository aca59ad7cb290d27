import type { CartItem } from '@/contract/user';

/** A cart line as it can be sold. */
export interface StockLimitedItem extends CartItem {
  /** What the cart holds, where that is more than there is. */
  readonly asked?: number;
}

/** Cart lines held at the stock (ruling 38); of two lines of one product the second has what the first leaves. */
export function limitedToStock(items: readonly CartItem[]): readonly StockLimitedItem[] {
  const left = new Map<string, number>();
  return items.map((item) => {
    const { productId: product, quantity: asked } = item;
    if (!product?.stockSize) return item;
    const room = left.get(product._id) ?? product.stockSize;
    const quantity = Math.min(asked, room);
    left.set(product._id, room - quantity);
    return quantity < asked ? { ...item, quantity, asked } : item;
  });
}

/** How many more pieces there are, of those asked for, beside those in the cart. */
export function roomInCart(asked: number, inCart: number, stockSize: number): number {
  return Math.max(0, Math.min(asked, stockSize - inCart));
}
