/** The route table as data (§2). Patterns are for the router, functions make links. */
export const routePatterns = {
  home: '/',
  listing: '/medicines',
  brandListing: '/medicines/:brand',
  product: '/products/:productName',
  signUp: '/sign-up',
  signIn: '/sign-in',
  cart: '/cart',
  account: '/myaccount',
  accountOrders: '/myaccount/orders',
  accountPayments: '/myaccount/payments',
  accountWishlist: '/myaccount/wishlist',
  accountAddresses: '/myaccount/addresses',
  accountProfile: '/myaccount/profile',
  checkout: '/orders/checkout',
  payments: '/orders/payments',
  review: '/orders/review',
  aboutUs: '/about-us',
  adminSignIn: '/admin/sign-in',
  adminSignUp: '/admin/sign-up',
  /** Spelled exactly so (§2). */
  adminDashboard: '/admin/dasboard',
} as const;

/** All tokens and primitives; there in development only. */
export const designPath = '/design';

/** The brand that Best Sellers links to (§2). */
export const bestSellersBrand = 'Brahmanand';

/** Path of a brand's listing; the brand is one encoded path piece. */
export function brandPath(brand: string): string {
  return `/medicines/${encodeURIComponent(brand)}`;
}

/** Path of the search results; links we make use `q` (ruling 3). */
export function searchPath(term: string): string {
  return `/medicines?${new URLSearchParams({ q: term })}`;
}
