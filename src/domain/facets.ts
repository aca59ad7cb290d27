import type { Product } from '@/contract/product';
import { type FilterName, filterNames } from './filterNames';
import { priceOf } from './price';
import { priceBandOf, priceBands } from './priceBands';
import { summariseRatings } from './rating';

/** A rating filter's choices: so many stars and more. */
const ratingSteps = [4, 3, 2] as const;

/** What a product offers to a filter, by the key that products with the same value share. */
type Facets = Readonly<Record<FilterName, ReadonlyMap<string, string>>>;

/** Spellings that differ in case or spaces alone are one value. */
export const facetKey = (value: string) => value.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const shared = new Map<string, ReadonlyMap<string, string>>();

/** One map for all products with the same values: a large catalogue has few of them. */
function keyed(...values: readonly string[]): ReadonlyMap<string, string> {
  const name = values.join('\n');
  const known =
    shared.get(name) ?? new Map(values.map((value) => [facetKey(value), value.trim()] as const).filter(([key]) => key));
  shared.set(name, known);
  return known;
}

function readFacets(product: Product): Facets {
  const { nowCents, wasCents } = priceOf(product);
  const band = nowCents === null ? undefined : priceBandOf(nowCents);
  const { average } = summariseRatings(product.reviews);
  return {
    category: keyed(product.category),
    brand: keyed(product.brand),
    form: keyed(product.dose_form),
    price: keyed(band?.key ?? ''),
    rating: keyed(...ratingSteps.filter((step) => (average ?? 0) >= step).map(String)),
    // An unknown stock does not prevent buying (ruling 38).
    stock: keyed(product.stockSize === 0 ? '' : 'in'),
    offer: keyed(wasCents === null ? '' : 'yes'),
  };
}

const known = new WeakMap<Product, Facets>();

/** Read once per product. */
export function facetsOf(product: Product): Facets {
  const facets = known.get(product) ?? readFacets(product);
  known.set(product, facets);
  return facets;
}

/** Filters whose values do not depend on the catalogue, in their order. */
export const fixedValues: Readonly<Partial<Record<FilterName, readonly string[]>>> = {
  price: priceBands.map(({ key }) => key),
  rating: ratingSteps.map(String),
  stock: ['in'],
  offer: ['yes'],
};

/** The filters that a product fails, of those with a choice. */
export function failedFilters(product: Product, chosen: ReadonlyMap<FilterName, ReadonlySet<string>>): FilterName[] {
  const facets = facetsOf(product);
  return filterNames.filter((name) => {
    const keys = chosen.get(name);
    return keys !== undefined && ![...facets[name].keys()].some((key) => keys.has(key));
  });
}
