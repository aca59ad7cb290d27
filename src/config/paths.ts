/** The part of a page that is the same for every visitor, so that its HTML can be rendered at build time. */
type Html =
  /** The whole page. */
  | 'page'
  /** Header, placeholder and footer: the rest depends on the visitor. */
  | 'shop frame'
  | 'checkout frame'
  | 'admin frame';

/** A page of §2. */
export interface PageRow {
  readonly path: string;
  /** The module in `src/pages/` and the component that it exports. */
  readonly page: string;
  readonly html: Html;
  /**
   * The GET calls of its first view, sent from the HTML: paths of `src/contract/calls.ts`, filled from the page's own
   * path and its search term. A path with `:term` is sent only if there is a term. The shop's default: the catalogue.
   */
  readonly firstCalls?: readonly string[];
  /** The page that shows this one inside it. */
  readonly within?: 'account';
  /** In the site map, by its own path or one for each brand or product. */
  readonly listed?: true;
}

const catalogue = '/product/getProducts';
const search = '/product/searchproduct?search=:term';

/** The only route table: router, prerendering, early requests, service worker, hosting rules and site map read it. */
export const pages = {
  home: { path: '/', page: 'HomePage', html: 'page', listed: true },
  listing: { path: '/medicines', page: 'ListingPage', html: 'page', firstCalls: [search, catalogue], listed: true },
  brandListing: {
    path: '/medicines/:brand',
    page: 'ListingPage',
    html: 'page',
    firstCalls: [`${catalogue}?brand=:brand`, catalogue],
    listed: true,
  },
  product: {
    path: '/products/:productName',
    page: 'ProductPage',
    html: 'page',
    firstCalls: ['/product/:productName', catalogue],
    listed: true,
  },
  aboutUs: { path: '/about-us', page: 'AboutPage', html: 'page', listed: true },
  signUp: { path: '/sign-up', page: 'SignUpPage', html: 'page' },
  signIn: { path: '/sign-in', page: 'SignInPage', html: 'page' },
  cart: { path: '/cart', page: 'CartPage', html: 'shop frame' },
  account: { path: '/myaccount', page: 'AccountPage', html: 'shop frame' },
  accountOrders: { path: '/myaccount/orders', page: 'OrdersPage', html: 'shop frame', within: 'account' },
  accountPayments: { path: '/myaccount/payments', page: 'AccountPaymentsPage', html: 'shop frame', within: 'account' },
  accountWishlist: { path: '/myaccount/wishlist', page: 'WishlistPage', html: 'shop frame', within: 'account' },
  accountAddresses: { path: '/myaccount/addresses', page: 'AddressesPage', html: 'shop frame', within: 'account' },
  accountProfile: { path: '/myaccount/profile', page: 'ProfilePage', html: 'shop frame', within: 'account' },
  checkout: { path: '/orders/checkout', page: 'CheckoutPage', html: 'checkout frame' },
  payments: { path: '/orders/payments', page: 'PaymentsPage', html: 'checkout frame' },
  review: { path: '/orders/review', page: 'ReviewPage', html: 'checkout frame' },
  adminSignIn: { path: '/admin/sign-in', page: 'AdminSignInPage', html: 'admin frame' },
  adminSignUp: { path: '/admin/sign-up', page: 'AdminSignUpPage', html: 'admin frame' },
  /** Spelled like this in §2. */
  adminDashboard: { path: '/admin/dasboard', page: 'AdminDashboardPage', html: 'admin frame' },
} as const satisfies Record<string, PageRow>;

export type PageName = keyof typeof pages;

/** The dashboard has a frame of its own, without the shop's header and footer. */
export const isOfDashboard = ({ html }: PageRow): boolean => html === 'admin frame';

export const firstCallsOf = (row: PageRow): readonly string[] =>
  row.firstCalls ?? (isOfDashboard(row) ? [] : [catalogue]);

/** Any other address shows the page for unknown addresses. */
export const notFound: PageRow = { path: '*', page: 'NotFoundPage', html: 'shop frame' };

export const pageRows: readonly PageRow[] = Object.values(pages);

/** §2. */
export const routePatterns = Object.fromEntries(Object.entries(pages).map(([name, { path }]) => [name, path])) as {
  readonly [Name in PageName]: (typeof pages)[Name]['path'];
};

/** A page for development only. */
export const designPath = '/design';

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** The row of a path below the shop's base; `notFound` if no page has that path. */
export function pageAt(path: string): PageRow {
  const segments = segmentsOf(path);
  const found = pageRows.find((row) => {
    const pattern = segmentsOf(row.path);
    return (
      pattern.length === segments.length &&
      pattern.every((segment, at) => segment.startsWith(':') || segment === segments[at])
    );
  });
  return found ?? notFound;
}

export const hasParameter = ({ path }: PageRow): boolean => path.includes(':');

const frames = { 'shop frame': 'index.html', 'checkout frame': 'checkout.html', 'admin frame': 'admin.html' } as const;

/**
 * The HTML file of a page, below its language's folder; a page with a parameter has one file for all brands or
 * products. `index.html` is neutral: hosts serve it at every other address.
 */
export function htmlFileOf({ html, path }: PageRow): string {
  if (html !== 'page') return frames[html];
  return path === '/' ? 'home.html' : `${path.slice(1).replaceAll(':', '_')}.html`;
}

/** §2. */
export const bestSellersBrand = 'Brahmanand';

export function brandPath(brand: string): string {
  return `/medicines/${encodeURIComponent(brand)}`;
}

/** Ruling 3. */
export function searchPath(term: string): string {
  return `/medicines?${new URLSearchParams({ q: term })}`;
}
