import type { Product } from '@/contract/product';
import type { Products } from '@/state/products';

export type ListingAnswer =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly products: readonly Product[];
      /** Stale products stay visible while new ones load. */
      readonly refreshing: boolean;
      /** They belong to an earlier brand or search. */
      readonly outdated: boolean;
      /** More products are still to come, or did not come: the retry then. */
      readonly more: 'arriving' | (() => void) | false;
    };

/** What is known of a list of products; `earlier` are those that the page showed last. */
export function listingAnswer(
  { products, isFinal, isPartial, isError, isFetching, refetch: retry }: Products,
  earlier = products,
): ListingAnswer {
  // An error hides the products of another brand or term, but not stale ones of the current view.
  if (isError && !isFetching && !products) return { status: 'failed', retry };
  const shown = products ?? earlier;
  // An empty result of the previous term must not show as one of this term.
  if (!shown || (isFetching && shown.length === 0)) return { status: 'loading' };
  return {
    status: 'ready',
    products: shown,
    refreshing: isFetching && (isFinal || !products),
    outdated: !products,
    more: isPartial && (isFetching ? 'arriving' : retry),
  };
}
