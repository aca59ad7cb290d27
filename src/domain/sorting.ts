import type { Product } from '@/contract/product';
import { dateOfObjectId } from './objectId';
import { priceOf } from './price';
import { summariseRatings } from './rating';
import type { SortKey } from './sortKeys';

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

function byRating({ reviews }: Product) {
  const { count, average } = summariseRatings(reviews);
  return [-(average ?? 0), -count] as const;
}

/** By the time in the id (ruling 9), then by the rest of it; products with another kind of id come last. */
function byAge({ _id }: Product) {
  const date = dateOfObjectId(_id);
  return date ? ([-date.getTime(), -Number.parseInt(_id.slice(-6), 16)] as const) : ([1, 0] as const);
}

function bySaving(product: Product) {
  const { nowCents, wasCents, percentOff } = priceOf(product);
  return [(nowCents ?? 0) - (wasCents ?? nowCents ?? 0), -(percentOff ?? 0)] as const;
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
    case 'rating':
      return sortedBy(products, byRating);
    case 'newest':
      return sortedBy(products, byAge);
    case 'saving':
      return sortedBy(products, bySaving);
  }
}
