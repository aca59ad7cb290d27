import { type FilterPair, filterNames } from './filterNames';
import { searchTermOf } from './searchTerm';
import { readSort, type SortKey } from './sortKeys';

export interface ListingView {
  readonly term: string;
  readonly sort: SortKey;
  readonly page: number;
  readonly filters: readonly FilterPair[];
}

/** An invalid page is page 1. */
export function readListingUrl(params: URLSearchParams): ListingView {
  const page = Number(params.get('page') ?? '1');
  return {
    term: searchTermOf(params),
    sort: readSort(params.get('sort')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: filterNames.flatMap((name) => params.getAll(name).map((value) => [name, value] as const)),
  };
}

/** Whether a listing shows the products of its answer, all of them and as they came. */
export function isAsAnswered({ term, sort, filters }: ListingView): boolean {
  return !term && sort === 'default' && filters.length === 0;
}

/** The category that a listing is of; '' for none or several. */
export function categoryOf(filters: readonly FilterPair[]): string {
  const [first, second] = filters.filter(([name]) => name === 'category');
  return first && !second ? first[1] : '';
}

/** Omits defaults, so that each view has one URL. */
export function listingQuery({ term = '', sort = 'default', page = 1, filters = [] }: Partial<ListingView>): string {
  const params = new URLSearchParams();
  if (term) params.set('q', term);
  for (const [name, value] of filters) params.append(name, value);
  if (sort !== 'default') params.set('sort', sort);
  if (page > 1) params.set('page', `${page}`);
  const query = params.toString();
  return query ? `?${query}` : '';
}
