import type { CartItem } from '@/contract/user';

export interface StockLimitedItem extends CartItem {
  /** The quantity in the cart, if it exceeds the stock. */
  readonly asked?: number;
}

/** Limits quantities to the stock (ruling 38), shared by the lines of a product in order. */
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

export function roomInCart(asked: number, inCart: number, stockSize: number): number {
  return Math.max(0, Math.min(asked, stockSize - inCart));
}
