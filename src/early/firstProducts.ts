import { isPlainListing } from '@/domain/plainListing';
import { pageOfRoute } from './earlyRoutes';

/**
 * The products that the page at an address shows first, as they stand in the answer to its first call, before the shop's code is
 * there. A listing that is sorted, filtered or turned to another page shows others: then none.
 */
export function firstProducts(pathname: string, search: string, answer: unknown): readonly unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const page = pageOfRoute(pathname);
  if (page === 'ProductPage' && 'result' in answer) return [answer.result];
  if (page !== 'ListingPage' || !('response' in answer) || !Array.isArray(answer.response)) return [];
  return isPlainListing(search) ? answer.response : [];
}
