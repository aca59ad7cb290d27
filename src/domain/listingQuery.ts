/** URL parameters of a listing's filters, in the order in which they show. */
export const filterNames = ['category', 'brand', 'form', 'price', 'rating', 'stock', 'offer'] as const;
export type FilterName = (typeof filterNames)[number];

/** Accepts `q` and `search` (ruling 3). */
export function searchTermOf(params: URLSearchParams): string {
  return (params.get('q') ?? params.get('search') ?? '').trim();
}

const changes = new RegExp(`[?&](q|search|sort|page|${filterNames.join('|')})=`);

/** Whether a listing's URL shows the first page, unfiltered and in the default order. */
export const isPlainListing = (search: string): boolean => !changes.test(search);
