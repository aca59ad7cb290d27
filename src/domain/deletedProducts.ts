import type { CartItem, User } from '@/contract/user';

function linesOf(user: User): readonly CartItem[] {
  return user.myCart.flatMap(({ items }) => items);
}

/** Removing a line requires the id of its product (§7), which the server drops with the product. */
export function withDeletedProducts(before: User | null, now: User): User {
  if (!before || before._id !== now._id) return now;
  if (!linesOf(now).some(({ productId, deletedProductId }) => !productId && !deletedProductId)) return now;
  const known = new Map(linesOf(before).map((line) => [line._id, line.productId?._id || line.deletedProductId]));
  const named = (line: CartItem): CartItem =>
    line.productId || line.deletedProductId ? line : { ...line, deletedProductId: known.get(line._id) ?? '' };
  return { ...now, myCart: now.myCart.map((cart) => ({ ...cart, items: cart.items.map(named) })) };
}
