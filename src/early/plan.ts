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
  const params = new URLSearchParams(search);
  const term = (params.get('q') ?? params.get('search') ?? '').trim();
  if (term) return [`/product/searchproduct?search=${encodeURIComponent(term)}`, catalogue];
  return name ? [`${catalogue}?brand=${encodeURIComponent(name)}`, catalogue] : [catalogue];
}

/** Which page's code a path needs; null where the HTML starts none. */
export function pageOfRoute(pathname: string): 'HomePage' | 'ListingPage' | 'ProductPage' | 'CartPage' | null {
  if (pathname === '/') return 'HomePage';
  if (/^\/medicines(\/[^/]+)?\/?$/.test(pathname)) return 'ListingPage';
  if (/^\/products\/[^/]+\/?$/.test(pathname)) return 'ProductPage';
  return /^\/cart\/?$/.test(pathname) ? 'CartPage' : null;
}
