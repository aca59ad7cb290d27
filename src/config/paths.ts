/** §2. */
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
  /** Spelled like this in §2. */
  adminDashboard: '/admin/dasboard',
} as const;

/** Exists in development only. */
export const designPath = '/design';

/** §2. */
export const bestSellersBrand = 'Brahmanand';

export function brandPath(brand: string): string {
  return `/medicines/${encodeURIComponent(brand)}`;
}

/** Ruling 3. */
export function searchPath(term: string): string {
  return `/medicines?${new URLSearchParams({ q: term })}`;
}
