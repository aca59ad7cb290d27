import type { Product } from '@/contract/product';
import { priceOf } from './price';
import { summariseRatings } from './rating';

/** URL values (§2, ruling 2). */
export const sortKeys = ['default', 'price', 'price-desc', 'popularity'] as const;
export type SortKey = (typeof sortKeys)[number];

export function readSort(value: string | null): SortKey {
  return sortKeys.find((key) => key === value) ?? 'default';
}

/** Sorts by figures that are computed once per product: the smallest first, then by the second. */
function sortedBy(products: readonly Product[], figures: (product: Product) => readonly [number, number]) {
  return products
    .map((product) => [product, ...figures(product)] as const)
    .sort(([, a, minorA], [, b, minorB]) => a - b || minorA - minorB)
    .map(([product]) => product);
}

/** Products without a price come last in both directions. */
function byPrice(sign: 1 | -1) {
  return (product: Product) => {
    const { nowCents } = priceOf(product);
    return [sign * (nowCents ?? 0) + (nowCents === null ? Number.MAX_SAFE_INTEGER : 0), 0] as const;
  };
}

function byPopularity({ reviews }: Product) {
  const { count, average } = summariseRatings(reviews);
  return [-count, -(average ?? 0)] as const;
}

export function sortProducts(products: readonly Product[], key: SortKey): readonly Product[] {
  switch (key) {
    case 'default':
      return products;
    case 'price':
      return sortedBy(products, byPrice(1));
    case 'price-desc':
      return sortedBy(products, byPrice(-1));
    case 'popularity':
      return sortedBy(products, byPopularity);
  }
}
