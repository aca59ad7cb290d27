import { isPlainListing } from '@/domain/plainListing';
import { safeUrl } from '@/lib/safeUrl';
import { pageOfRoute } from './earlyRoutes';

/** So many cards are in sight on a phone before anyone scrolls. */
const cardsInSight = 3;

function pictureOf(product: unknown): string | null {
  const images = typeof product === 'object' && product !== null && 'images' in product ? product.images : null;
  const first: unknown = Array.isArray(images) ? images[0] : null;
  return typeof first === 'string' ? safeUrl(first) : null;
}

/**
 * The pictures that the page at an address shows first, read from the answer to its first call before the shop's code is
 * there. A listing that is sorted, filtered or turned to another page shows others: then none.
 */
export function firstPictures(pathname: string, search: string, answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const page = pageOfRoute(pathname);
  if (page === 'ProductPage' && 'result' in answer) return [pictureOf(answer.result) ?? []].flat();
  if (page !== 'ListingPage' || !('response' in answer) || !Array.isArray(answer.response)) return [];
  if (!isPlainListing(search)) return [];
  return answer.response.slice(0, cardsInSight).flatMap((product) => pictureOf(product) ?? []);
}
