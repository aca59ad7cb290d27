import { createAction } from '@reduxjs/toolkit';
import type { Product } from '@/contract/product';

/** The products of one brand, or those that a search finds; all of them if empty. */
export type ProductFilter =
  | { readonly brand: string; readonly search?: never }
  | { readonly search: string; readonly brand?: never }
  | { readonly brand?: never; readonly search?: never };

export const wholeCatalogue: ProductFilter = {};

/** What is known of a list of products. */
export interface ProductList {
  readonly ids: readonly string[];
  /** More products are to come, or did not come. */
  readonly isPartial: boolean;
  /** When an earlier visit received it (ms since 1970); null for this visit's. */
  readonly cachedAt: number | null;
  /** Whether only the prerendered HTML holds it. */
  readonly isSeeded: boolean;
  /** When the server's complete response came (ms since 1970); null until then. */
  readonly receivedAt: number | null;
}

export type ProductLists = Readonly<Record<string, ProductList | undefined>>;

export function listKey({ brand, search }: ProductFilter): string {
  if (search !== undefined) return `search ${search}`;
  return brand === undefined ? 'all' : `brand ${brand}`;
}

interface PartOfList {
  readonly filter: ProductFilter;
  /** Of all products known so far. */
  readonly ids: readonly string[];
  /** Those that are new. */
  readonly products: readonly Product[];
}

/** A part of a large response, while the rest arrives. */
export const productsStreamed = createAction<PartOfList>('products/streamed');

/** The products of an earlier visit's response, of which more may follow. */
export const cachedProductsRead = createAction<PartOfList & { readonly cachedAt: number; readonly isPartial: boolean }>(
  'products/cachedRead',
);

/** The cached copy turned out to be corrupt. */
export const cachedProductsDropped = createAction<{ readonly filter: ProductFilter }>('products/cachedDropped');

/** The first products of a list, which the prerendered HTML carries: shown, and not for sale before the server's response. */
export const productsSeeded = createAction<{
  readonly filter: ProductFilter;
  readonly products: readonly Product[];
  /** The slugs that they have in common with other products. */
  readonly sharedSlugs: readonly string[];
}>('products/seeded');
