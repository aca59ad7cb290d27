import { isNotFound } from '@/api/apiError';
import { useGetProductQuery, useGetProductsQuery } from '@/api/productApi';
import type { Product } from '@/contract/product';
import { nameFromSlug } from '@/domain/productSlug';

type ProductState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** `related` is null while only the list's data is known. */
  | { readonly status: 'ready'; readonly product: Product; readonly related: readonly Product[] | null };

/**
 * The product behind a route parameter. It is drawn at once from the catalogue that the layout holds,
 * and completed when its own answer comes.
 */
export function useProduct(slug: string): ProductState {
  const catalogue = useGetProductsQuery();
  const names = catalogue.data?.map((product) => product.name);
  const name = nameFromSlug(slug, names);
  const own = useGetProductQuery(name);

  const listed = catalogue.data?.find((product) => product.name === name);

  if (own.currentData?.result)
    return { status: 'ready', product: own.currentData.result, related: own.currentData.relatedProducts };
  if (own.isFetching || (own.currentData && catalogue.isLoading))
    return listed ? { status: 'ready', product: listed, related: null } : { status: 'loading' };
  // An answer without a product is a bad one where the catalogue lists the product, or cannot tell.
  const unknown = isNotFound(own.error) || (own.currentData && catalogue.data && !listed);
  return unknown ? { status: 'missing' } : { status: 'failed', retry: () => void own.refetch() };
}
