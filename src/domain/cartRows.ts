import type { CartItem } from '@/contract/user';

/** A line that was removed and can be put back. */
export interface RemovedLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly stockSize: number | null;
}

export type CartRow<Item extends CartItem> =
  | { readonly key: string; readonly item: Item; readonly removed?: never }
  | { readonly key: string; readonly removed: RemovedLine; readonly item?: never };

export function keyOfItem({ _id, productId, deletedProductId }: CartItem): string {
  return productId?._id ?? (deletedProductId || _id);
}

/**
 * The cart's lines and the removed ones, each where `order` (keys as the shopper saw them) has it: the server appends a line
 * that is put back. What the order lacks comes last. A removed line shows from the moment at which the cart lacks it.
 */
export function cartRows<Item extends CartItem>(
  items: readonly Item[],
  removed: readonly RemovedLine[],
  order: readonly string[],
): readonly CartRow<Item>[] {
  const inCart = new Set(items.map(keyOfItem));
  const rows: CartRow<Item>[] = [
    ...items.map((item) => ({ key: keyOfItem(item), item })),
    ...removed.filter((line) => !inCart.has(line.productId)).map((line) => ({ key: line.productId, removed: line })),
  ];
  const place = ({ key }: CartRow<Item>) => (order.includes(key) ? order.indexOf(key) : order.length);
  return rows.toSorted((one, other) => place(one) - place(other));
}
