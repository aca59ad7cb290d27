import { isNotFound } from '@/api/apiError';
import { useGetProductQuery, useGetProductsQuery } from '@/api/productApi';
import type { Product } from '@/contract/product';
import { nameFromSlug } from '@/domain/productSlug';

type ProductState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly product: Product;
      /** Null while only the list's data is known. */
      readonly related: readonly Product[] | null;
      /** Asks again, where the product's own answer did not come and what the list knows stands in for it. */
      readonly retry: (() => void) | null;
    };

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

  // Also where it was there before: what was deleted since is not shown on.
  if (isNotFound(own.error) && !own.isFetching) return { status: 'missing' };
  if (own.currentData?.result)
    return { status: 'ready', product: own.currentData.result, related: own.currentData.relatedProducts, retry: null };
  if (own.isFetching || (own.currentData && catalogue.isLoading))
    return listed ? { status: 'ready', product: listed, related: null, retry: null } : { status: 'loading' };
  const retry = () => void own.refetch();
  // What was seen in the list can still be read, also offline.
  if (listed) return { status: 'ready', product: listed, related: [], retry };
  // An answer without a product is a bad one where the catalogue cannot tell.
  return own.currentData && catalogue.data ? { status: 'missing' } : { status: 'failed', retry };
}
