import type { Product } from '@/contract/product';
import { language } from '@/lib/language';
import { truncate } from '@/lib/text';
import type { FilterPair } from './filters';
import { filterNames, searchTermOf } from './listingQuery';
import { dateOfObjectId } from './order';
import { priceOf } from './price';
import { valueLabel } from './product';
import { summariseRatings } from './reviews';
import { listingHeadingTexts } from './texts';

/** URL values (§2, ruling 2). */
export const sortKeys = ['default', 'price', 'price-desc', 'popularity', 'rating', 'newest', 'saving'] as const;
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

export interface ListingView {
  readonly term: string;
  readonly sort: SortKey;
  readonly page: number;
  readonly filters: readonly FilterPair[];
}

/** An invalid page is page 1. */
export function readListingUrl(params: URLSearchParams): ListingView {
  const page = Number(params.get('page') ?? '1');
  return {
    term: searchTermOf(params),
    sort: readSort(params.get('sort')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: filterNames.flatMap((name) => params.getAll(name).map((value) => [name, value] as const)),
  };
}

/** A listing's only category; '' for none or several. */
export function categoryOf(filters: readonly FilterPair[]): string {
  const [first, second] = filters.filter(([name]) => name === 'category');
  return first && !second ? first[1] : '';
}

/** Omits defaults, so that each view has one URL. */
export function listingQuery({ term = '', sort = 'default', page = 1, filters = [] }: Partial<ListingView>): string {
  const params = new URLSearchParams();
  if (term) params.set('q', term);
  for (const [name, value] of filters) params.append(name, value);
  if (sort !== 'default') params.set('sort', sort);
  if (page > 1) params.set('page', `${page}`);
  const query = params.toString();
  return query ? `?${query}` : '';
}

/** A longer text would fill the viewport. */
const termLimit = 80;

export function listingHeading(term: string, brand: string, category: string): string {
  return term
    ? listingHeadingTexts.results(truncate(term, termLimit))
    : brand || (language === 'en' ? category : valueLabel('category', category)) || listingHeadingTexts.all;
}
