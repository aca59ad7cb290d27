import type { Product } from '@/contract/product';
import { alphabetically } from '@/lib/text';
import { type FilterName, filterNames } from './listingQuery';
import { priceOf } from './price';
import { valueLabel } from './product';
import { summariseRatings } from './reviews';

/** A filter in the URL, known or not. */
export type FilterPair = readonly [name: FilterName, value: string];

/** Limits of the price filter's bands, in dollars; the last band is open. */
const limits = [0, 15, 30, 50, 100] as const;

export interface PriceBand {
  /** Its value in the URL, such as `15-30` or `100-`. */
  readonly key: string;
  /** In dollars, inclusive. */
  readonly from: number;
  /** In dollars, exclusive; null in the open band. */
  readonly below: number | null;
}

export const priceBands: readonly PriceBand[] = limits.map((from, index) => {
  const below = limits[index + 1] ?? null;
  return { key: `${from}-${below ?? ''}`, from, below };
});

export function priceBandOf(cents: number): PriceBand | undefined {
  return priceBands.filter(({ from }) => cents >= from * 100).at(-1);
}

/** A rating filter's choices: at least this many stars. */
const ratingSteps = [4, 3, 2] as const;

/** A product's values for each filter, by the key that products with the same value share. */
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

interface Filter {
  readonly valuesOf: (product: Product) => readonly string[];
  /** All values in their order, if they do not depend on the catalogue. */
  readonly fixed?: readonly string[];
  /** Only one of its values can be chosen: each includes the next. */
  readonly isSingle?: true;
}

/** The filters; their texts are in `src/features/catalogue/`. */
const filters: Readonly<Record<FilterName, Filter>> = {
  category: { valuesOf: ({ category }) => [category] },
  brand: { valuesOf: ({ brand }) => [brand] },
  form: { valuesOf: ({ dose_form }) => [dose_form] },
  price: {
    valuesOf: (product) => {
      const { nowCents } = priceOf(product);
      return nowCents === null ? [] : [priceBandOf(nowCents)?.key ?? ''];
    },
    fixed: priceBands.map(({ key }) => key),
  },
  rating: {
    valuesOf: ({ reviews }) => {
      const { average } = summariseRatings(reviews);
      return ratingSteps.filter((step) => (average ?? 0) >= step).map(String);
    },
    fixed: ratingSteps.map(String),
    isSingle: true,
  },
  // An unknown stock does not prevent buying (ruling 38).
  stock: { valuesOf: ({ stockSize }) => (stockSize === 0 ? [] : ['in']), fixed: ['in'] },
  offer: { valuesOf: (product) => (priceOf(product).wasCents === null ? [] : ['yes']), fixed: ['yes'] },
};

function readFacets(product: Product): Facets {
  return Object.fromEntries(filterNames.map((name) => [name, keyed(...filters[name].valuesOf(product))])) as Facets;
}

const known = new WeakMap<Product, Facets>();

/** A product's facets, read once. */
export function facetsOf(product: Product): Facets {
  const facets = known.get(product) ?? readFacets(product);
  known.set(product, facets);
  return facets;
}

/** The filters with a choice that a product fails. */
export function failedFilters(product: Product, chosen: ReadonlyMap<FilterName, ReadonlySet<string>>): FilterName[] {
  const facets = facetsOf(product);
  return filterNames.filter((name) => {
    const keys = chosen.get(name);
    return keys !== undefined && ![...facets[name].keys()].some((key) => keys.has(key));
  });
}

/** A filter's chosen value. */
export interface Choice {
  readonly name: FilterName;
  readonly key: string;
  /** The catalogue's spelling, also used in the URL. */
  readonly value: string;
}

/** The values of each filter in some products, by key. */
export function valuesIn(products: readonly Product[]): Map<FilterName, Map<string, string>> {
  const values = new Map(filterNames.map((name) => [name, new Map<string, string>()]));
  for (const product of products) {
    const facets = facetsOf(product);
    for (const [name, known] of values)
      for (const [key, value] of facets[name]) if (!known.has(key)) known.set(key, value);
  }
  return values;
}

/** The filters in a URL, each value once, without values that no product has. */
export function readFilters(pairs: readonly FilterPair[], products: readonly Product[]): readonly Choice[] {
  if (pairs.length === 0) return [];
  const values = valuesIn(products);
  const choices = new Map<string, Choice>();
  for (const [name, text] of pairs) {
    const key = facetKey(text);
    const value = filters[name].fixed?.find((one) => one === key) ?? values.get(name)?.get(key);
    if (value === undefined) continue;
    const place = filters[name].isSingle ? name : `${name} ${key}`;
    choices.set(place, { name, key, value });
  }
  const order = (choice: Choice) => filterNames.indexOf(choice.name);
  return [...choices.values()].sort((one, other) => order(one) - order(other));
}

export const pairsOf = (choices: readonly Choice[]): readonly FilterPair[] =>
  choices.map(({ name, value }) => [name, value]);

export function without(choices: readonly Choice[], { name, key }: Choice): readonly Choice[] {
  return choices.filter((choice) => choice.name !== name || choice.key !== key);
}

export function withChoice(choices: readonly Choice[], added: Choice): readonly Choice[] {
  const others = filters[added.name].isSingle ? choices.filter(({ name }) => name !== added.name) : choices;
  return [...others, added];
}

/** The chosen keys of each filter that has any. */
export function chosenKeys(choices: readonly Choice[]): ReadonlyMap<FilterName, ReadonlySet<string>> {
  const chosen = new Map<FilterName, Set<string>>();
  for (const { name, key } of choices) chosen.set(name, (chosen.get(name) ?? new Set()).add(key));
  return chosen;
}

/** The products that meet every filter, with any of its chosen values. */
export function filterProducts(products: readonly Product[], choices: readonly Choice[]): readonly Product[] {
  if (choices.length === 0) return products;
  const chosen = chosenKeys(choices);
  return products.filter((product) => failedFilters(product, chosen).length === 0);
}

export interface FilterOption extends Choice {
  /** How many products it would show with the choices in all other filters. */
  readonly count: number;
  readonly chosen: boolean;
}

function countsIn(products: readonly Product[], choices: readonly Choice[]): Map<string, number> {
  const chosen = chosenKeys(choices);
  const counts = new Map<string, number>();
  for (const product of products) {
    const failed = failedFilters(product, chosen);
    const facets = facetsOf(product);
    for (const name of filterNames)
      if (failed.every((other) => other === name))
        for (const key of facets[name].keys()) counts.set(`${name} ${key}`, (counts.get(`${name} ${key}`) ?? 0) + 1);
  }
  return counts;
}

/** The filters of some products, with counts; a filter that every product meets is left out unless it is chosen. */
export function filterGroups(products: readonly Product[], choices: readonly Choice[]) {
  const all = countsIn(products, []);
  const counts = countsIn(products, choices);
  const values = valuesIn(products);
  const isChosen = (name: FilterName, key: string) => choices.some((one) => one.name === name && one.key === key);
  return filterNames.flatMap((name) => {
    const known = new Map([
      ...(values.get(name) ?? []),
      ...choices.flatMap((one) => (one.name === name ? [[one.key, one.value] as const] : [])),
    ]);
    const shown = (key: string) => valueLabel(name, known.get(key) ?? key);
    const keys =
      filters[name].fixed?.filter((key) => known.has(key)) ??
      [...known.keys()].sort((a, b) => alphabetically(shown(a), shown(b)));
    const options = keys.map(
      (key): FilterOption => ({
        name,
        key,
        value: known.get(key) ?? key,
        count: counts.get(`${name} ${key}`) ?? 0,
        chosen: isChosen(name, key),
      }),
    );
    const narrows = options.some(({ key, chosen }) => chosen || all.get(`${name} ${key}`) !== products.length);
    return narrows ? [{ name, options }] : [];
  });
}

/** If no product is left: the single choices to drop, with how many products each brings back, the most first. */
export function filterDrops(products: readonly Product[], choices: readonly Choice[]) {
  return choices
    .map((choice) => ({ choice, count: filterProducts(products, without(choices, choice)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

/** Products, those that fail the fewest filters first. */
export function nearestProducts(products: readonly Product[], choices: readonly Choice[]): readonly Product[] {
  const chosen = chosenKeys(choices);
  return products
    .map((product) => [product, failedFilters(product, chosen).length] as const)
    .sort(([, one], [, other]) => one - other)
    .map(([product]) => product);
}
