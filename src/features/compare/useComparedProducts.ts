import type { Product } from '@/contract/product';
import { useProducts } from '@/state/products';

/** The compared products of the catalogue; `missing` counts those that it no longer has. */
export type ComparedProducts =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly products: readonly Product[]; readonly missing: number };

export function useComparedProducts(ids: readonly string[]): ComparedProducts {
  const { products: catalogue, isFinal, isError, isFetching, refetch } = useProducts();
  const products = ids.flatMap((id) => catalogue?.find(({ _id }) => _id === id) ?? []);
  const missing = ids.length - products.length;
  if (missing === 0 || isFinal) return { status: 'ready', products, missing };
  return isError && !isFetching ? { status: 'failed', retry: refetch } : { status: 'loading' };
}
