import type { Product } from '@/contract/product';

/** Products that a test's stored slices hold, by name: the shop sells them too, though no list of it shows them. */
export const keptProducts = new Map<string, Product>();

function isProduct(value: object): value is Product {
  return '_id' in value && 'oprice' in value && 'name' in value;
}

/** Remembers every product in what a test puts into storage. */
export function rememberProducts(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (isProduct(value)) keptProducts.set(value.name, value);
  for (const inner of Object.values(value)) rememberProducts(inner);
}
