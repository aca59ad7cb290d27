import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { wholeCatalogue } from '@/api/productLists';
import { listingPageSize } from '@/config/constants';
import type { Product } from '@/contract/product';
import { type Choice, filterProducts, pairsOf, readFilters } from '@/domain/filters';
import {
  categoryOf,
  type ListingView,
  listingQuery,
  readListingUrl,
  type SortKey,
  sortProducts,
} from '@/domain/listing';
import { type Page, pageOf } from '@/domain/paging';
import { matchesOf, type SearchIndex, withMatches } from '@/domain/search';
import { type Products, useProducts } from '@/state/products';
import { useSearchIndex } from '@/state/searchIndex';

export type ListingResponse =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly products: readonly Product[];
      /** Stale products stay visible while new ones load. */
      readonly refreshing: boolean;
      /** Whether the products belong to an earlier brand or search. */
      readonly outdated: boolean;
      /** 'arriving' while more products load; a retry if they failed to load. */
      readonly more: 'arriving' | (() => void) | false;
    };

/** The state of a list of products; `earlier` are the products that the page showed last. */
export function listingResponse(
  { products, isPartial, isError, isFetching, refetch: retry }: Products,
  earlier = products,
): ListingResponse {
  // An error hides the products of another brand or term, but not stale ones of the current view.
  if (isError && !isFetching && !products) return { status: 'failed', retry };
  const shown = products ?? earlier;
  // An empty result of the previous term must not show as one of this term.
  if (!shown || (isFetching && shown.length === 0)) return { status: 'loading' };
  return {
    status: 'ready',
    products: shown,
    // The view's own products stay usable while they are refetched.
    refreshing: isFetching && !products,
    outdated: !products,
    more: isPartial && (isFetching ? 'arriving' : retry),
  };
}

type Ready = Extract<ListingResponse, { status: 'ready' }>;

export type ArrangedListing =
  | Exclude<ListingResponse, Ready>
  | (Ready & {
      /** Before filtering. */
      readonly all: readonly Product[];
      readonly choices: readonly Choice[];
    });

interface Listing {
  readonly view: ListingView;
  readonly response: ListingResponse;
  readonly catalogue: ListingResponse;
  /** The catalogue's index; undefined until it is built. */
  readonly index: SearchIndex | undefined;
}

const loading: ListingResponse = { status: 'loading' };

const isPending = (list: ListingResponse) =>
  list.status === 'loading' || (list.status === 'ready' && list.more === 'arriving');

/** A search's response with further matches from the catalogue; those matches alone if the search fails. */
function withCatalogue({ view, response, catalogue, index }: Listing): ListingResponse {
  if (response.status === 'loading' || (response.status === 'ready' && response.outdated)) return response;
  const found = response.status === 'ready' ? response.products : [];
  if (!index && (isPending(catalogue) || catalogue.status === 'ready')) {
    if (response.status === 'failed' || found.length === 0) return loading;
    return { ...response, more: 'arriving' };
  }
  const products = withMatches(found, index ? matchesOf(index, view.term) : []);
  if (response.status === 'ready') return { ...response, products };
  if (products.length === 0) return response;
  return { status: 'ready', products, refreshing: false, outdated: false, more: response.retry };
}

/** A listing's products, searched, filtered and sorted as its URL says. Filters and sorting need all of them. */
export function arrangeListing(listing: Listing): ArrangedListing {
  const { view, catalogue } = listing;
  const { filters, sort } = view;
  const response = view.term ? withCatalogue(listing) : listing.response;
  if (response.status !== 'ready') return response;
  if (response.more === 'arriving' && (filters.length > 0 || sort !== 'default')) return { status: 'loading' };
  // Only the catalogue can tell a value that this list lacks from one that does not exist.
  if (filters.length > 0 && isPending(catalogue)) return { status: 'loading' };
  const known = catalogue.status === 'ready' ? [...catalogue.products, ...response.products] : response.products;
  const choices = readFilters(filters, known);
  const products = sortProducts(filterProducts(response.products, choices), sort);
  return { ...response, products, all: response.products, choices };
}

type ReadyListing = Extract<ArrangedListing, { status: 'ready' }>;
type ListingState = Exclude<ArrangedListing, ReadyListing> | (ReadyListing & { readonly page: Page<Product> });

/** The listing's state: brand, term, filters, sort, page from the URL (§2, rulings 2, 42); products from the server. */
export function useListing() {
  const { brand = '' } = useParams();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readListingUrl(params), [params]);
  const { term } = view;

  const catalogue = useProducts();
  const listed = useProducts(term ? { search: term } : brand ? { brand } : wholeCatalogue);
  const [earlier, setEarlier] = useState(listed.products);
  if (listed.products && listed.products !== earlier) setEarlier(listed.products);
  const response = useMemo(() => listingResponse(listed, earlier), [listed, earlier]);
  const whole = useMemo(() => listingResponse(catalogue), [catalogue]);

  const searched = whole.status === 'ready' && whole.more !== 'arriving' ? whole.products : undefined;
  const index = useSearchIndex(term ? searched : undefined);

  const arranged = useMemo(
    () => arrangeListing({ view, response, catalogue: whole, index }),
    [view, response, whole, index],
  );

  const state = ((): ListingState => {
    if (arranged.status !== 'ready') return arranged;
    const { products, more } = arranged;
    // For a search, one product on the page is enough: it may be the last page, which can be short.
    const needed = term ? (view.page - 1) * listingPageSize + 1 : view.page * listingPageSize;
    if (more === 'arriving' && needed > products.length) return { status: 'loading' };
    return { ...arranged, page: pageOf(products, view.page, listingPageSize) };
  })();

  // The next navigation drops values that do not exist from the URL.
  const filters = state.status === 'ready' ? pairsOf(state.choices) : view.filters;
  const hrefOf = (change: Partial<ListingView>) => pathname + listingQuery({ ...view, filters, page: 1, ...change });
  const hrefWith = (choices: readonly Choice[]) => hrefOf({ filters: pairsOf(choices) });

  return {
    brand,
    ...view,
    filters,
    category: categoryOf(filters),
    state,
    index,
    catalogue: searched ?? [],
    hrefFor: (page: number) => hrefOf({ page }),
    hrefWith,
    /** Returns to the first page. */
    sortBy: (sort: SortKey) => void navigate(hrefOf({ sort })),
    /** Returns to the first page; keeps the scroll position. */
    filterBy: (choices: readonly Choice[]) => void navigate(hrefWith(choices), { state: { stays: true } }),
  };
}
