import type { Product } from '@/contract/product';
import { locale } from '@/lib/language';
import { facetsOf, failedFilters, fixedValues } from './facets';
import { type FilterName, filterNames } from './filterNames';
import { type Choice, chosenKeys, valuesIn } from './filters';
import { valueLabel } from './valueLabel';

export interface FilterOption extends Choice {
  /** How many products it would show, with the choices in all other filters. */
  readonly count: number;
  readonly chosen: boolean;
}

export interface FilterGroup {
  readonly name: FilterName;
  readonly options: readonly FilterOption[];
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

/** The filters that some products allow, with counts; one that every product meets is left out unless it is chosen. */
export function filterGroups(products: readonly Product[], choices: readonly Choice[]): readonly FilterGroup[] {
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
      fixedValues[name]?.filter((key) => known.has(key)) ??
      [...known.keys()].sort((a, b) => shown(a).localeCompare(shown(b), locale));
    const options = keys.map((key) => ({
      name,
      key,
      value: known.get(key) ?? key,
      count: counts.get(`${name} ${key}`) ?? 0,
      chosen: isChosen(name, key),
    }));
    const narrows = options.some(({ key, chosen }) => chosen || all.get(`${name} ${key}`) !== products.length);
    return narrows ? [{ name, options }] : [];
  });
}
