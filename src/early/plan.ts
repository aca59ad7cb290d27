import { listingHeading } from '@/domain/listingHeading';
import { readListingUrl } from '@/domain/listingUrl';

/**
 * What a page needs from the API for its first view, as addresses below the API's base. Runs in the HTML before any other
 * code, so it knows the few paths itself; a test holds them against the table of calls.
 * Takes the route's path and query, as in the address bar. Gives nothing for the back office.
 */
export function callsOfRoute(pathname: string, search: string): readonly string[] {
  if (pathname.startsWith('/admin/')) return [];
  const catalogue = '/product/getProducts';
  const [, room, piece] = pathname.split('/');
  const name = decodeURIComponent(piece ?? '');
  if (room === 'products' && name) return [`/product/${encodeURIComponent(name.replaceAll('_', ' '))}`, catalogue];
  if (room !== 'medicines') return [catalogue];
  const term = termOf(search);
  if (term) return [`/product/searchproduct?search=${encodeURIComponent(term)}`, catalogue];
  return name ? [`${catalogue}?brand=${encodeURIComponent(name)}`, catalogue] : [catalogue];
}

const termOf = (search: string) => readListingUrl(new URLSearchParams(search)).term;

/** Which page's code a path needs; null where the HTML starts none. */
export function pageOfRoute(pathname: string): 'HomePage' | 'ListingPage' | 'ProductPage' | 'CartPage' | null {
  if (pathname === '/') return 'HomePage';
  if (/^\/medicines(\/[^/]+)?\/?$/.test(pathname)) return 'ListingPage';
  if (/^\/products\/[^/]+\/?$/.test(pathname)) return 'ProductPage';
  return /^\/cart\/?$/.test(pathname) ? 'CartPage' : null;
}

/** Which of the drawn pages stands there until the shop comes; null in the back office. */
export function shellOfRoute(pathname: string): 'HomePage' | 'ListingPage' | 'ProductPage' | 'Other' | null {
  if (pathname.startsWith('/admin/')) return null;
  const page = pageOfRoute(pathname);
  return page === null || page === 'CartPage' ? 'Other' : page;
}

/** The heading of a listing whose address says more than the drawn one; null for any other page. */
export function headingOfRoute(pathname: string, search: string): string | null {
  if (pageOfRoute(pathname) !== 'ListingPage') return null;
  return listingHeading(termOf(search), decodeURIComponent(pathname.split('/')[2] ?? ''));
}
