import { filterNames } from './filterNames';

const changes = new RegExp(`[?&](q|search|sort|page|${filterNames.join('|')})=`);

/** Whether a listing's URL asks for the first page, unfiltered and in the default order. */
export const isPlainListing = (search: string): boolean => !changes.test(search);

/** The category that a listing is of; '' for none or several. */
export function onlyCategory(params: URLSearchParams): string {
  const [first = '', second] = params.getAll('category');
  return second === undefined ? first : '';
}
