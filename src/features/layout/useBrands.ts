import { useMemo } from 'react';
import { useGetProductsQuery } from '@/api/productApi';
import { brandsOf } from '@/domain/brands';
import { provisionalOf } from '@/lib/provisional';

export type BrandsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly brands: readonly string[] };

/** The catalogue's brands, for the Products menu (§2, §3). */
export function useBrands(): BrandsState {
  const { data, isError, isFetching, refetch } = useGetProductsQuery();
  const brands = useMemo(() => data && !provisionalOf(data)?.partial && brandsOf(data), [data]);
  if (brands) return { status: 'ready', brands };
  return isError && !isFetching ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
}
