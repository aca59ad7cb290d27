import type { Product } from '@/contract/product';
import { priceOf } from './price';
import { summariseRatings } from './rating';

/** The sort choices (§2, ruling 2), as they stand in the URL. */
export const sortKeys = ['default', 'price', 'price-desc', 'popularity'] as const;
export type SortKey = (typeof sortKeys)[number];

/** The sort a URL asks for; anything unknown is the default. */
export function readSort(value: string | null): SortKey {
  return sortKeys.find((key) => key === value) ?? 'default';
}

/** Products without a price stand last both ways. */
function byPrice(way: 1 | -1) {
  const cents = (product: Product) => priceOf(product).nowCents ?? way * Number.POSITIVE_INFINITY;
  return (a: Product, b: Product) => way * (cents(a) - cents(b)) || 0;
}

function byPopularity(a: Product, b: Product): number {
  const first = summariseRatings(a.reviews);
  const second = summariseRatings(b.reviews);
  return second.count - first.count || (second.average ?? 0) - (first.average ?? 0);
}

/** A sorted copy; Default keeps the server's order, and equal products keep theirs. */
export function sortProducts(products: readonly Product[], key: SortKey): readonly Product[] {
  switch (key) {
    case 'default':
      return products;
    case 'price':
      return products.toSorted(byPrice(1));
    case 'price-desc':
      return products.toSorted(byPrice(-1));
    case 'popularity':
      return products.toSorted(byPopularity);
  }
}
