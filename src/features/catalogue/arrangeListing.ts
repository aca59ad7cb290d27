import type { Product } from '@/contract/product';
import { type Choice, filterProducts, readFilters } from '@/domain/filters';
import type { ListingView } from '@/domain/listingUrl';
import { matchesOf, type SearchIndex, withMatches } from '@/domain/searchIndex';
import { sortProducts } from '@/domain/sorting';
import type { ListingAnswer } from './listingAnswer';

type Ready = Extract<ListingAnswer, { status: 'ready' }>;

export type ArrangedListing =
  | Exclude<ListingAnswer, Ready>
  | (Ready & {
      /** Before the filters. */
      readonly all: readonly Product[];
      readonly choices: readonly Choice[];
    });

interface Listing {
  readonly view: ListingView;
  readonly answer: ListingAnswer;
  readonly catalogue: ListingAnswer;
  /** Of the catalogue; undefined until it is made. */
  readonly index: SearchIndex | undefined;
}

const loading: ListingAnswer = { status: 'loading' };

const isPending = (list: ListingAnswer) =>
  list.status === 'loading' || (list.status === 'ready' && list.more === 'arriving');

/** A search's answer with what the catalogue matches besides; those matches alone if the search fails. */
function withCatalogue({ view, answer, catalogue, index }: Listing): ListingAnswer {
  if (answer.status === 'loading' || (answer.status === 'ready' && answer.outdated)) return answer;
  const found = answer.status === 'ready' ? answer.products : [];
  if (!index && (isPending(catalogue) || catalogue.status === 'ready')) {
    if (answer.status === 'failed' || found.length === 0) return loading;
    return { ...answer, more: 'arriving' };
  }
  const products = withMatches(found, index ? matchesOf(index, view.term) : []);
  if (answer.status === 'ready') return { ...answer, products };
  if (products.length === 0) return answer;
  return { status: 'ready', products, refreshing: false, outdated: false, more: answer.retry };
}

/** A listing's products, searched, filtered and sorted as its URL says. Filters and sorting need all of them. */
export function arrangeListing(listing: Listing): ArrangedListing {
  const { view, catalogue } = listing;
  const { filters, sort } = view;
  const answer = view.term ? withCatalogue(listing) : listing.answer;
  if (answer.status !== 'ready') return answer;
  if (answer.more === 'arriving' && (filters.length > 0 || sort !== 'default')) return { status: 'loading' };
  // The catalogue tells a value that this list lacks from one that does not exist.
  if (filters.length > 0 && isPending(catalogue)) return { status: 'loading' };
  const known = catalogue.status === 'ready' ? [...catalogue.products, ...answer.products] : answer.products;
  const choices = readFilters(filters, known);
  const products = sortProducts(filterProducts(answer.products, choices), sort);
  return { ...answer, products, all: answer.products, choices };
}
