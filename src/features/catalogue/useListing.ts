import { useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useGetProductsQuery, useSearchProductQuery } from '@/api/productApi';
import { listingPageSize } from '@/config/constants';
import type { Product } from '@/contract/product';
import { listingQuery, readListingUrl } from '@/domain/listingUrl';
import { type Page, pageOf } from '@/domain/paging';
import { type SortKey, sortProducts } from '@/domain/sorting';

/** The listing in one of its states; `refreshing` is old content under which the new one is being fetched. */
type ListingState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly total: number; readonly page: Page<Product>; readonly refreshing: boolean };

/**
 * What /medicines shows: the URL says brand, term, sort and page (§2, ruling 2), the server gives the products.
 * A search term switches to the search results.
 */
export function useListing() {
  const { brand = '' } = useParams();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = readListingUrl(params);

  const listed = useGetProductsQuery(brand ? { brand } : undefined, { skip: view.term !== '' });
  const found = useSearchProductQuery(view.term, { skip: view.term === '' });
  const answer = view.term ? found : listed;

  const sorted = useMemo(() => sortProducts(answer.data ?? [], view.sort), [answer.data, view.sort]);

  const state = ((): ListingState => {
    // An error wins over the content of another brand or term, not over what this one showed before.
    if (answer.isError && !answer.isFetching && !answer.currentData)
      return { status: 'failed', retry: () => void answer.refetch() };
    // Nothing found for the last term says nothing about this one.
    if (!answer.data || (answer.isFetching && sorted.length === 0)) return { status: 'loading' };
    return {
      status: 'ready',
      total: sorted.length,
      page: pageOf(sorted, view.page, listingPageSize),
      refreshing: answer.isFetching,
    };
  })();

  return {
    brand,
    ...view,
    state,
    /** Address of another page of the same view. */
    hrefFor: (page: number) => `${pathname}${listingQuery({ ...view, page })}`,
    /** Sorts anew, from the first page. */
    sortBy: (sort: SortKey) => void navigate(`${pathname}${listingQuery({ ...view, sort, page: 1 })}`),
  };
}
