import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { wholeCatalogue } from '@/api/productLists';
import { listingPageSize } from '@/config/constants';
import type { Product } from '@/contract/product';
import { type Choice, pairsOf } from '@/domain/filters';
import { categoryOf, type ListingView, listingQuery, readListingUrl } from '@/domain/listingUrl';
import { type Page, pageOf } from '@/domain/paging';
import type { SortKey } from '@/domain/sortKeys';
import { useProducts } from '@/state/products';
import { type ArrangedListing, arrangeListing } from './arrangeListing';
import { listingAnswer } from './listingAnswer';
import { useCatalogueIndex } from './useCatalogueIndex';

type Ready = Extract<ArrangedListing, { status: 'ready' }>;
type ListingState = Exclude<ArrangedListing, Ready> | (Ready & { readonly page: Page<Product> });

/** The listing's state: brand, term, filters, sort and page from the URL (§2, rulings 2 and 42), products from the server. */
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
  const answer = useMemo(() => listingAnswer(listed, earlier), [listed, earlier]);
  const whole = useMemo(() => listingAnswer(catalogue), [catalogue]);

  const searched = whole.status === 'ready' && whole.more !== 'arriving' ? whole.products : undefined;
  const index = useCatalogueIndex(term ? searched : undefined);

  const arranged = useMemo(
    () => arrangeListing({ view, answer, catalogue: whole, index }),
    [view, answer, whole, index],
  );

  const state = ((): ListingState => {
    if (arranged.status !== 'ready') return arranged;
    const { products, more } = arranged;
    // Of a search, what is there may already be a whole page of its last products.
    const needed = term ? (view.page - 1) * listingPageSize + 1 : view.page * listingPageSize;
    if (more === 'arriving' && needed > products.length) return { status: 'loading' };
    return { ...arranged, page: pageOf(products, view.page, listingPageSize) };
  })();

  // Values that do not exist leave the URL with the next step.
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
    /** Returns to the first page; what is in sight stays. */
    filterBy: (choices: readonly Choice[]) => void navigate(hrefWith(choices), { state: { stays: true } }),
  };
}
