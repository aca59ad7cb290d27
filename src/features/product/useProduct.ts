import { useMemo } from 'react';
import { isNotFound } from '@/api/apiError';
import { useGetProductQuery, useGetProductsQuery } from '@/api/productApi';
import type { Product } from '@/contract/product';
import { nameFromSlug } from '@/domain/productSlug';
import { provisionalOf } from '@/lib/provisional';

type ProductState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly product: Product;
      /** Null until the product's own response arrives. */
      readonly related: readonly Product[] | null;
      /** Set where the product's own request failed and the catalogue's data is shown instead. */
      readonly retry: (() => void) | null;
    };

/** The product of a route parameter: from the catalogue that the layout loads, until its own response arrives. */
export function useProduct(slug: string): ProductState {
  const { data, isFetching } = useGetProductsQuery();
  const name = useMemo(
    () =>
      nameFromSlug(
        slug,
        data?.map((product) => product.name),
      ),
    [slug, data],
  );
  const own = useGetProductQuery(name);

  const listed = data?.find((product) => product.name === name);
  const unsure = provisionalOf(data);

  // Before the cached data: a product deleted meanwhile must not stay visible.
  if (isNotFound(own.error) && !own.isFetching) return { status: 'missing' };
  if (own.currentData?.result)
    return { status: 'ready', product: own.currentData.result, related: own.currentData.relatedProducts, retry: null };
  if (own.isFetching || (own.currentData && isFetching && (!data || unsure)))
    return listed ? { status: 'ready', product: listed, related: null, retry: null } : { status: 'loading' };
  const retry = () => void own.refetch();
  // The catalogue's data stays readable offline.
  if (listed) return { status: 'ready', product: listed, related: [], retry };
  // A response without a product means "missing" only if the catalogue confirms it.
  return own.currentData && data && !unsure ? { status: 'missing' } : { status: 'failed', retry };
}
