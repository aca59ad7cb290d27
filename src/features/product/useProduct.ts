import { useMemo } from 'react';
import { isNotFound } from '@/api/apiError';
import { useGetProductQuery } from '@/api/productApi';
import type { Product } from '@/contract/product';
import { nameAt, namesakesOf, type ProductAddress, productAt } from '@/domain/product';
import { useAppSelector } from '@/state/hooks';
import { selectNamedProduct, useProducts } from '@/state/products';

type ProductState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly product: Product;
      /** Null until the product's own response arrives. */
      readonly related: readonly Product[] | null;
      /** Set where the product's own request failed and the catalogue's or the HTML's data is shown instead. */
      readonly retry: (() => void) | null;
    };

/**
 * The product of an address: from the catalogue that the layout loads, until its own response arrives. The server
 * responds with one product of the name; the catalogue has any others of that name.
 */
export function useProduct({ slug, id }: ProductAddress): ProductState {
  const { products: catalogue, isFinal, isFetching: isCatalogueFetching, refetch: refetchCatalogue } = useProducts();
  const listed = useMemo(() => productAt({ slug, id }, catalogue), [slug, id, catalogue]);
  const name = listed?.name ?? nameAt({ slug, id });
  const { error, isFetching, refetch } = useGetProductQuery(name);
  const named = useAppSelector((state) => selectNamedProduct(state, name));

  const opened = id === null ? (named?.product ?? null) : (listed ?? null);
  const namesakes = useMemo(() => (opened ? namesakesOf(opened, catalogue) : []), [opened, catalogue]);

  // Checked before the known product: one that was deleted meanwhile must not stay visible.
  if (isNotFound(error) && !isFetching)
    // Only the catalogue tells an underscore or a %2F of the name from a space or a slash.
    return { status: listed || !isCatalogueFetching ? 'missing' : 'loading' };
  const retry = () => void refetch();
  if (id !== null && named?.product && named.product._id !== id) {
    const { product: namesake, relatedProducts } = named;
    if (listed)
      return {
        status: 'ready',
        product: listed,
        related: [namesake, ...namesakes, ...relatedProducts],
        retry: listed.isUnconfirmed && !isCatalogueFetching ? refetchCatalogue : null,
      };
    if (isFinal) return { status: 'missing' };
    return isCatalogueFetching ? { status: 'loading' } : { status: 'failed', retry: refetchCatalogue };
  }
  if (named?.product) {
    const { product, relatedProducts } = named;
    // The link may have meant another pack, so its namesakes come first.
    const related = [...namesakes, ...relatedProducts];
    return { status: 'ready', product, related, retry: error && !isFetching && product.isUnconfirmed ? retry : null };
  }
  if (isFetching || (named && isCatalogueFetching && !isFinal))
    return listed ? { status: 'ready', product: listed, related: null, retry: null } : { status: 'loading' };
  // The catalogue's product stays readable offline.
  if (listed) return { status: 'ready', product: listed, related: [], retry };
  // A response without a product means "missing" only if the catalogue confirms it.
  return named && isFinal ? { status: 'missing' } : { status: 'failed', retry };
}
