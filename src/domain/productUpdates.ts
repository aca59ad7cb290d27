import type { Product } from '@/contract/product';

/** What answers say of products that the shop shows elsewhere too. */
export interface ProductUpdates {
  readonly products: readonly Product[];
  /** Ids of products that are no longer sold. */
  readonly gone: readonly string[];
}

/**
 * A product with what a newer answer says of its name, price and stock; the same object where that is nothing new. A stock
 * that the answer does not name stays.
 */
export function withPriceAndStock(held: Product, told: Product | undefined): Product {
  if (!told || told === held) return held;
  const { name, price, oprice } = told;
  const stockSize = told.stockSize ?? held.stockSize;
  const same = name === held.name && price === held.price && oprice === held.oprice && stockSize === held.stockSize;
  return same ? held : { ...held, name, price, oprice, stockSize };
}

/** A product as it is now; null when it is no longer sold. */
export function updatedProduct(held: Product, { products, gone }: ProductUpdates): Product | null {
  if (gone.includes(held._id)) return null;
  return withPriceAndStock(
    held,
    products.find(({ _id }) => _id === held._id),
  );
}

/** A list with newer answers in it; the same list where they say nothing new. */
export function updatedList(list: Product[], told: ReadonlyMap<string, Product>, gone: readonly string[]): Product[] {
  const next = list
    .filter(({ _id }) => !gone.includes(_id))
    .map((product) => withPriceAndStock(product, told.get(product._id)));
  return next.length === list.length && next.every((product, place) => product === list[place]) ? list : next;
}
