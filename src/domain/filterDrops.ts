import type { Product } from '@/contract/product';
import { failedFilters } from './facets';
import { type Choice, chosenKeys, filterProducts, without } from './filters';

export interface FilterDrop {
  readonly choice: Choice;
  /** How many products show without it. */
  readonly count: number;
}

/** Which single choices to drop where nothing is left, with what each brings back: the most first. */
export function filterDrops(products: readonly Product[], choices: readonly Choice[]): readonly FilterDrop[] {
  return choices
    .map((choice) => ({ choice, count: filterProducts(products, without(choices, choice)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

/** Products by how few filters they fail. */
export function nearestProducts(products: readonly Product[], choices: readonly Choice[]): readonly Product[] {
  const chosen = chosenKeys(choices);
  return products
    .map((product) => [product, failedFilters(product, chosen).length] as const)
    .sort(([, one], [, other]) => one - other)
    .map(([product]) => product);
}
