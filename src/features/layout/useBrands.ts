import { useMemo } from 'react';
import { brandsOf } from '@/domain/brands';
import { useProducts } from '@/state/products';

export type BrandsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly brands: readonly string[] };

/** The catalogue's brands, for the Products menu (§2, §3). */
export function useBrands(): BrandsState {
  const { products, isPartial, isError, isFetching, refetch } = useProducts();
  const brands = useMemo(() => products && !isPartial && brandsOf(products), [products, isPartial]);
  if (brands) return { status: 'ready', brands };
  return isError && !isFetching ? { status: 'failed', retry: refetch } : { status: 'loading' };
}
