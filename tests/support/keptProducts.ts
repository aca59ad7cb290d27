import type { Product } from '@/contract/product';

/** Products in a test's stored slices, by name: the backend sells them, but lists them nowhere. */
export const keptProducts = new Map<string, Product>();

function isProduct(value: object): value is Product {
  return '_id' in value && 'oprice' in value && 'name' in value;
}

/** Registers every product that a test puts into storage. */
export function rememberProducts(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (isProduct(value)) keptProducts.set(value.name, value);
  for (const inner of Object.values(value)) rememberProducts(inner);
}
