import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { wholeCatalogue } from '@/api/productLists';
import { listingPageSize } from '@/config/constants';
import type { Product } from '@/contract/product';
import type { Choice } from '@/domain/filters';
import { categoryOf, isAsAnswered, type ListingView, listingQuery, readListingUrl } from '@/domain/listingUrl';
import { type Page, pageOf } from '@/domain/paging';
import type { SortKey } from '@/domain/sortKeys';
import { useLazyModule } from '@/lib/useLazyModule';
import { useProducts } from '@/state/useProducts';
import type { ArrangedListing } from './arrangeListing';
import { lazyFinding } from './lazyFinding';
import { listingAnswer } from './listingAnswer';
import { useCatalogueIndex } from './useCatalogueIndex';

type Ready = Extract<ArrangedListing, { status: 'ready' }>;
type ListingState = Exclude<ArrangedListing, Ready> | (Ready & { readonly page: Page<Product> });

const noChoices: readonly Choice[] = [];

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

  const isPlain = isAsAnswered(view);
  const isEmpty = answer.status === 'ready' && answer.products.length === 0;
  const { value: finding, failed, load } = useLazyModule(lazyFinding, !isPlain || isEmpty);
  const searched = whole.status === 'ready' && whole.more !== 'arriving' ? whole.products : undefined;
  const index = useCatalogueIndex(finding, term ? searched : undefined);

  const arranged = useMemo((): ArrangedListing => {
    if (finding && !(isPlain && !isEmpty)) return finding.arrange({ view, answer, catalogue: whole, index });
    // Without the code, a search still has its answer.
    if (isEmpty || !isAsAnswered(failed ? { ...view, term: '' } : view))
      return failed ? { status: 'failed', retry: load } : { status: 'loading' };
    return answer.status === 'ready' ? { ...answer, all: answer.products, choices: noChoices } : answer;
  }, [isPlain, isEmpty, answer, finding, view, whole, index, failed, load]);

  const state = ((): ListingState => {
    if (arranged.status !== 'ready') return arranged;
    const { products, more } = arranged;
    // Of a search, what is there may already be a whole page of its last products.
    const needed = term ? (view.page - 1) * listingPageSize + 1 : view.page * listingPageSize;
    if (more === 'arriving' && needed > products.length) return { status: 'loading' };
    return { ...arranged, page: pageOf(products, view.page, listingPageSize) };
  })();

  // Values that do not exist leave the URL with the next step.
  const filters = state.status === 'ready' && finding ? finding.pairsOf(state.choices) : view.filters;
  const hrefOf = (change: Partial<ListingView>) => pathname + listingQuery({ ...view, filters, page: 1, ...change });
  const hrefWith = (choices: readonly Choice[]) => hrefOf({ filters: finding?.pairsOf(choices) ?? [] });

  return {
    brand,
    ...view,
    filters,
    category: categoryOf(filters),
    state,
    finding,
    index,
    catalogue: searched ?? [],
    loadFinding: load,
    hrefFor: (page: number) => hrefOf({ page }),
    hrefWith,
    /** Returns to the first page. */
    sortBy: (sort: SortKey) => void navigate(hrefOf({ sort })),
    /** Returns to the first page; what is in sight stays. */
    filterBy: (choices: readonly Choice[]) => void navigate(hrefWith(choices), { state: { stays: true } }),
  };
}
