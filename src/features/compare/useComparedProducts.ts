import { useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '@/contract/product';
import { comparedQuery } from '@/domain/comparison';
import { useProducts } from '@/state/products';

/** The compared products; `missing` counts those that the catalogue no longer has. */
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

/** History state of a link to a comparison: the previous entry is the same page without it. */
export const opensComparison = { stays: true, comparing: true } as const;

/** Goes back to the page that opened the comparison; after a direct visit, removes it from the URL. */
export function useCloseComparison(): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return () => {
    if (state?.comparing) void navigate(-1);
    else void navigate(pathname + comparedQuery(search, []), { replace: true, state: { stays: true } });
  };
}
