import { readSort, type SortKey } from './sorting';

/** What the listing's URL says (ruling 2). */
export interface ListingView {
  /** The search term, '' without one. */
  readonly term: string;
  readonly sort: SortKey;
  readonly page: number;
}

/** Reads `q` or `search` (ruling 3), `sort` and `page`. A page that is no number is the first. */
export function readListingUrl(params: URLSearchParams): ListingView {
  const page = Number(params.get('page') ?? '1');
  return {
    term: (params.get('q') ?? params.get('search') ?? '').trim(),
    sort: readSort(params.get('sort')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of a listing link: what is at its beginning is left out, so that one view has one address. */
export function listingQuery({ term, sort, page }: ListingView): string {
  const params = new URLSearchParams();
  if (term) params.set('q', term);
  if (sort !== 'default') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `?${query}` : '';
}
