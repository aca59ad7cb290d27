import { readSort, type SortKey } from './sorting';

/** Ruling 2. */
export interface ListingView {
  readonly term: string;
  readonly sort: SortKey;
  readonly page: number;
}

/** Accepts `q` and `search` (ruling 3). An invalid page is page 1. */
export function readListingUrl(params: URLSearchParams): ListingView {
  const page = Number(params.get('page') ?? '1');
  return {
    term: (params.get('q') ?? params.get('search') ?? '').trim(),
    sort: readSort(params.get('sort')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Omits defaults, so that each view has one URL. */
export function listingQuery({ term, sort, page }: ListingView): string {
  const params = new URLSearchParams();
  if (term) params.set('q', term);
  if (sort !== 'default') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `?${query}` : '';
}
