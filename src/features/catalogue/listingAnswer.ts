import type { Product } from '@/contract/product';
import { provisionalOf } from '@/lib/provisional';

interface Query {
  readonly data?: Product[] | undefined;
  readonly currentData?: Product[] | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

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
      readonly more: 'arriving' | (() => void) | false | undefined;
    };

/** What is known of a list of products. */
export function listingAnswer({ data, currentData, isError, isFetching, refetch }: Query): ListingAnswer {
  const retry = () => void refetch();
  // An error hides the products of another brand or term, but not stale ones of the current view.
  if (isError && !isFetching && !currentData) return { status: 'failed', retry };
  // An empty result of the previous term must not show as one of this term.
  if (!data || (isFetching && data.length === 0)) return { status: 'loading' };
  const mark = provisionalOf(currentData);
  return {
    status: 'ready',
    products: data,
    refreshing: isFetching && !mark,
    outdated: !currentData,
    more: mark?.partial && (isFetching ? 'arriving' : retry),
  };
}
