import { useGetProductsQuery } from '@/api/productApi';
import type { Product } from '@/contract/product';
import { provisionalOf } from '@/lib/provisional';

/** The compared products of the catalogue; `missing` counts those that it no longer has. */
export type ComparedProducts =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly products: readonly Product[]; readonly missing: number };

export function useComparedProducts(ids: readonly string[]): ComparedProducts {
  const { data, isError, isFetching, refetch } = useGetProductsQuery();
  const products = ids.flatMap((id) => data?.find(({ _id }) => _id === id) ?? []);
  const missing = ids.length - products.length;
  // A list that is still arriving, or that an earlier visit kept, says nothing of what it lacks.
  const isWhole = data !== undefined && !provisionalOf(data);
  if (missing === 0 || isWhole) return { status: 'ready', products, missing };
  return isError && !isFetching ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
}
