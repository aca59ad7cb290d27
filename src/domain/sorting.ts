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

function byPrice(a: Product, b: Product): number {
  return (priceOf(a).nowCents ?? 0) - (priceOf(b).nowCents ?? 0);
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
      return products.toSorted(byPrice);
    case 'price-desc':
      return products.toSorted((a, b) => byPrice(b, a));
    case 'popularity':
      return products.toSorted(byPopularity);
  }
}
