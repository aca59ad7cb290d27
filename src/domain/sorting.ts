import type { Product } from '@/contract/product';
import { priceOf } from './price';
import { summariseRatings } from './rating';

/** URL values (§2, ruling 2). */
export const sortKeys = ['default', 'price', 'price-desc', 'popularity'] as const;
export type SortKey = (typeof sortKeys)[number];

export function readSort(value: string | null): SortKey {
  return sortKeys.find((key) => key === value) ?? 'default';
}

/** Products without a price come last in both directions. */
function byPrice(sign: 1 | -1) {
  const cents = (product: Product) => priceOf(product).nowCents ?? sign * Number.POSITIVE_INFINITY;
  return (a: Product, b: Product) => sign * (cents(a) - cents(b)) || 0;
}

function byPopularity(a: Product, b: Product): number {
  const first = summariseRatings(a.reviews);
  const second = summariseRatings(b.reviews);
  return second.count - first.count || (second.average ?? 0) - (first.average ?? 0);
}

/** 'default' keeps the server's order. */
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
