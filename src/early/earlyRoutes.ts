import { listingHeading } from '@/domain/listingHeading';
import { onlyCategory } from '@/domain/plainListing';
import { searchTermOf } from '@/domain/searchTerm';

/**
 * The GET calls of a page's first view, as URLs below the API's base; none for the dashboard. Runs in the HTML before any other
 * code, so it names the few paths itself; a test checks them against the table of calls.
 */
export function callsOfRoute(pathname: string, search: string): readonly string[] {
  if (pathname.startsWith('/admin/')) return [];
  const catalogue = '/product/getProducts';
  const [, section, segment] = pathname.split('/');
  const name = decodeURIComponent(segment ?? '');
  if (section === 'products' && name) return [`/product/${encodeURIComponent(name.replaceAll('_', ' '))}`, catalogue];
  if (section !== 'medicines') return [catalogue];
  const term = termOf(search);
  if (term) return [`/product/searchproduct?search=${encodeURIComponent(term)}`, catalogue];
  return name ? [`${catalogue}?brand=${encodeURIComponent(name)}`, catalogue] : [catalogue];
}

const termOf = (search: string) => searchTermOf(new URLSearchParams(search));

/** The page whose code the HTML loads for a path; null where it loads none. */
export function pageOfRoute(pathname: string): 'HomePage' | 'ListingPage' | 'ProductPage' | 'CartPage' | null {
  if (pathname === '/') return 'HomePage';
  if (/^\/medicines(\/[^/]+)?\/?$/.test(pathname)) return 'ListingPage';
  if (/^\/products\/[^/]+\/?$/.test(pathname)) return 'ProductPage';
  return /^\/cart\/?$/.test(pathname) ? 'CartPage' : null;
}

/** The prerendered page for a path; null in the dashboard. */
export function shellOfRoute(pathname: string): 'HomePage' | 'ListingPage' | 'ProductPage' | 'Other' | null {
  if (pathname.startsWith('/admin/')) return null;
  const page = pageOfRoute(pathname);
  return page === null || page === 'CartPage' ? 'Other' : page;
}

/** The heading of a listing whose URL names a brand, a category or a search; null for any other page. */
export function headingOfRoute(pathname: string, search: string): string | null {
  if (pageOfRoute(pathname) !== 'ListingPage') return null;
  const brand = decodeURIComponent(pathname.split('/')[2] ?? '');
  return listingHeading(termOf(search), brand, onlyCategory(new URLSearchParams(search)));
}
