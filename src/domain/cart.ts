import { minimumOrderCents } from '@/config/constants';
import type { Product } from '@/contract/product';
import type { CartItem, User } from '@/contract/user';
import { type OrderLine, orderTotals } from './order';
import { priceOf } from './price';
import { canBeBought } from './stock';

export interface CartMove {
  readonly product: Product;
  /** False if the second of the two calls failed: the product then stays visible in the wishlist. */
  readonly isPending: boolean;
}

/** A removed line that can be restored. */
export interface RemovedLine {
  readonly product: Product;
  readonly quantity: number;
}

export type CartRow<Item extends CartItem> =
  | { readonly key: string; readonly item: Item; readonly removed?: never }
  | { readonly key: string; readonly removed: RemovedLine; readonly item?: never };

export function keyOfItem({ _id, product, deletedProductId }: CartItem): string {
  return product?._id ?? (deletedProductId || _id);
}

/** Whether two states of a cart differ in lines of other products than this one. */
export function differsBeside(productId: string, before: readonly CartItem[], after: readonly CartItem[]): boolean {
  const lines = (items: readonly CartItem[]) =>
    items
      .filter((item) => keyOfItem(item) !== productId)
      .map((item) => `${keyOfItem(item)} ${item.quantity}`)
      .toSorted()
      .join();
  return lines(before) !== lines(after);
}

/**
 * The cart's lines and the removed ones in `order`, the keys as the shopper saw them, because the server appends a
 * restored line. Rows without a place in it come last. A removed line shows once the cart lacks it.
 */
export function cartRows<Item extends CartItem>(
  items: readonly Item[],
  removed: readonly RemovedLine[],
  order: readonly string[],
): readonly CartRow<Item>[] {
  const inCart = new Set(items.map(keyOfItem));
  const rows: CartRow<Item>[] = [
    ...items.map((item) => ({ key: keyOfItem(item), item })),
    ...removed
      .filter(({ product }) => !inCart.has(product._id))
      .map((line) => ({ key: line.product._id, removed: line })),
  ];
  const place = ({ key }: CartRow<Item>) => (order.includes(key) ? order.indexOf(key) : order.length);
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** Cents to the minimum order before shipping (§1, ruling 12). */
export function missingToMinimum(goodsCents: number): number {
  return Math.max(0, minimumOrderCents - goodsCents);
}

/** One line's quantity that reaches the minimum order. */
export interface Raise {
  readonly productId: string;
  readonly name: string;
  /** How many to add, and the resulting quantity. */
  readonly more: number;
  readonly quantity: number;
  /** The resulting total of the goods, in cents. */
  readonly goodsCents: number;
}

function raiseOf({ productId, name, unitCents, quantity, product }: OrderLine, goodsCents: number): Raise | null {
  const more = Math.ceil(missingToMinimum(goodsCents) / unitCents);
  if (product.stockSize !== null && quantity + more > product.stockSize) return null;
  return { productId, name, more, quantity: quantity + more, goodsCents: goodsCents + more * unitCents };
}

/** The cheapest way to the minimum order by more units of one line; null at the minimum, or if no stock allows it. */
export function cheapestRaise(lines: readonly OrderLine[]): Raise | null {
  const { goods } = orderTotals(lines);
  if (goods >= minimumOrderCents) return null;
  const raises = lines.flatMap((line) => raiseOf(line, goods) ?? []);
  return raises.toSorted((one, other) => one.goodsCents - other.goodsCents)[0] ?? null;
}

const closersShown = 3;

/** The cheapest products of which one unit closes the gap, without those already chosen. */
export function gapClosers(
  catalogue: readonly Product[],
  chosen: readonly string[],
  missingCents: number,
): readonly Product[] {
  const cents = (product: Product) => priceOf(product).nowCents ?? 0;
  return catalogue
    .filter((product) => canBeBought(product) && !chosen.includes(product._id) && cents(product) >= missingCents)
    .toSorted((one, other) => cents(one) - cents(other))
    .slice(0, closersShown);
}

function linesOf(user: User): readonly CartItem[] {
  return user.myCart.flatMap(({ items }) => items);
}

/** Removing a line requires the id of its product (§7), which the server drops with the product. */
export function withDeletedProducts(before: User | null, now: User): User {
  if (!before || before._id !== now._id) return now;
  if (!linesOf(now).some(({ product, deletedProductId }) => !product && !deletedProductId)) return now;
  const known = new Map(linesOf(before).map((line) => [line._id, line.product?._id || line.deletedProductId]));
  const named = (line: CartItem): CartItem =>
    line.product || line.deletedProductId ? line : { ...line, deletedProductId: known.get(line._id) ?? '' };
  return { ...now, myCart: now.myCart.map((cart) => ({ ...cart, items: cart.items.map(named) })) };
}
