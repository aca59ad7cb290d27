import type { CartItem, User } from '@/contract/user';

function linesOf(user: User): readonly CartItem[] {
  return user.myCart.flatMap(({ items }) => items);
}

/**
 * The server names no product in a cart line whose product was deleted, and removing a line needs the product's id (§7).
 * Gives the user as told now, such lines with the id that was known of them before.
 */
export function withDeletedProducts(before: User | null, now: User): User {
  if (!before || before._id !== now._id) return now;
  if (!linesOf(now).some(({ productId, deletedProductId }) => !productId && !deletedProductId)) return now;
  const known = new Map(linesOf(before).map((line) => [line._id, line.productId?._id || line.deletedProductId]));
  const named = (line: CartItem): CartItem =>
    line.productId || line.deletedProductId ? line : { ...line, deletedProductId: known.get(line._id) ?? '' };
  return { ...now, myCart: now.myCart.map((cart) => ({ ...cart, items: cart.items.map(named) })) };
}
