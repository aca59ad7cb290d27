import { useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useGetProductsQuery, useSearchProductQuery } from '@/api/productApi';
import { listingPageSize } from '@/config/constants';
import type { Product } from '@/contract/product';
import { listingQuery, readListingUrl } from '@/domain/listingUrl';
import { type Page, pageOf } from '@/domain/paging';
import { type SortKey, sortProducts } from '@/domain/sorting';
import { provisionalOf } from '@/lib/provisional';

type ListingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly total: number;
      readonly page: Page<Product>;
      /** Stale products stay visible while new ones load. */
      readonly refreshing: boolean;
      /** More products are still to come, or did not come: the retry then. */
      readonly more: 'arriving' | (() => void) | false | undefined;
    };

/** The listing's state: brand, term, sort and page from the URL (§2, ruling 2), products from the server. */
export function useListing() {
  const { brand = '' } = useParams();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = readListingUrl(params);

  const listed = useGetProductsQuery(brand ? { brand } : undefined, { skip: view.term !== '' });
  const found = useSearchProductQuery(view.term, { skip: view.term === '' });
  const query = view.term ? found : listed;

  const mark = provisionalOf(query.currentData);
  const arriving = mark?.partial === true && query.isFetching;
  // Sorting needs all of them.
  const sort = arriving ? 'default' : view.sort;
  const sorted = useMemo(() => sortProducts(query.data ?? [], sort), [query.data, sort]);

  const state = ((): ListingState => {
    const retry = () => void query.refetch();
    // An error hides the products of another brand or term, but not stale ones of the current view.
    if (query.isError && !query.isFetching && !query.currentData) return { status: 'failed', retry };
    // An empty result of the previous term must not show as one of this term.
    if (!query.data || (query.isFetching && sorted.length === 0)) return { status: 'loading' };
    if (arriving && (view.sort !== sort || view.page * listingPageSize > sorted.length)) return { status: 'loading' };
    return {
      status: 'ready',
      total: sorted.length,
      page: pageOf(sorted, view.page, listingPageSize),
      refreshing: query.isFetching && !mark,
      more: arriving ? 'arriving' : mark?.partial && retry,
    };
  })();

  return {
    brand,
    ...view,
    state,
    hrefFor: (page: number) => `${pathname}${listingQuery({ ...view, page })}`,
    /** Returns to the first page. */
    sortBy: (sort: SortKey) => void navigate(`${pathname}${listingQuery({ ...view, sort, page: 1 })}`),
  };
}
