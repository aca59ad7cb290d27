import { createAction } from '@reduxjs/toolkit';
import type { Product } from '@/contract/product';

/** The products of one brand, or those that a search finds; an empty filter means all products. */
export type ProductFilter =
  | { readonly brand: string; readonly search?: never }
  | { readonly search: string; readonly brand?: never }
  | { readonly brand?: never; readonly search?: never };

export const wholeCatalogue: ProductFilter = {};

/** A list of products, as far as it is known. */
export interface ProductList {
  readonly ids: readonly string[];
  /** More products are expected, or failed to arrive. */
  readonly isPartial: boolean;
  /** When an earlier visit received it (ms since 1970); null for this visit's. */
  readonly cachedAt: number | null;
  /** Whether only the prerendered HTML holds it. */
  readonly isSeeded: boolean;
  /** When the server's response was complete (ms since 1970); null until then. */
  readonly receivedAt: number | null;
}

export type ProductLists = Readonly<Record<string, ProductList | undefined>>;

export function listKey({ brand, search }: ProductFilter): string {
  if (search !== undefined) return `search ${search}`;
  return brand === undefined ? 'all' : `brand ${brand}`;
}

interface PartOfList {
  readonly filter: ProductFilter;
  /** The ids of all products known so far. */
  readonly ids: readonly string[];
  /** Only the new ones. */
  readonly products: readonly Product[];
}

/** A part of a large response, while the rest arrives. */
export const productsStreamed = createAction<PartOfList>('products/streamed');

/** Products of an earlier visit's response; more may follow. */
export const cachedProductsRead = createAction<PartOfList & { readonly cachedAt: number; readonly isPartial: boolean }>(
  'products/cachedRead',
);

/** The cached copy turned out to be corrupt. */
export const cachedProductsDropped = createAction<{ readonly filter: ProductFilter }>('products/cachedDropped');

/** The first products of a list, from the prerendered HTML: shown, but not for sale before the server's response. */
export const productsSeeded = createAction<{
  readonly filter: ProductFilter;
  readonly products: readonly Product[];
  /** The slugs that they have in common with other products. */
  readonly sharedSlugs: readonly string[];
}>('products/seeded');
