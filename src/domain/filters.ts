import type { Product } from '@/contract/product';
import { facetKey, facetsOf, failedFilters, fixedValues } from './facets';
import { type FilterName, type FilterPair, filterNames } from './filterNames';

/** A filter's chosen value. */
export interface Choice {
  readonly name: FilterName;
  readonly key: string;
  /** As the catalogue spells it; its value in the URL. */
  readonly value: string;
}

/** Only one value of these filters can be chosen: each includes the next. */
const singles: readonly FilterName[] = ['rating'];

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

/** The filters in a URL, each value once. Those that no product has are ignored. */
export function readFilters(pairs: readonly FilterPair[], products: readonly Product[]): readonly Choice[] {
  if (pairs.length === 0) return [];
  const values = valuesIn(products);
  const choices = new Map<string, Choice>();
  for (const [name, text] of pairs) {
    const key = facetKey(text);
    const value = fixedValues[name]?.find((one) => one === key) ?? values.get(name)?.get(key);
    if (value === undefined) continue;
    const place = singles.includes(name) ? name : `${name} ${key}`;
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
  const others = singles.includes(added.name) ? choices.filter(({ name }) => name !== added.name) : choices;
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
