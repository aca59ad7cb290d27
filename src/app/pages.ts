import { pageChunk } from './lazyPage';

/** One chunk per route; a route loads nothing of another. */
export const homePage = pageChunk(() => import('@/pages/HomePage').then((module) => module.HomePage));
export const listingPage = pageChunk(() => import('@/pages/ListingPage').then((module) => module.ListingPage));
export const productPage = pageChunk(() => import('@/pages/ProductPage').then((module) => module.ProductPage));
export const aboutPage = pageChunk(() => import('@/pages/AboutPage').then((module) => module.AboutPage));
export const signInPage = pageChunk(() => import('@/pages/SignInPage').then((module) => module.SignInPage));
export const signUpPage = pageChunk(() => import('@/pages/SignUpPage').then((module) => module.SignUpPage));
export const cartPage = pageChunk(() => import('@/pages/CartPage').then((module) => module.CartPage));
export const accountPage = pageChunk(() => import('@/pages/AccountPage').then((module) => module.AccountPage));
export const ordersPage = pageChunk(() => import('@/pages/OrdersPage').then((module) => module.OrdersPage));
export const accountPaymentsPage = pageChunk(() =>
  import('@/pages/AccountPaymentsPage').then((module) => module.AccountPaymentsPage),
);
export const addressesPage = pageChunk(() => import('@/pages/AddressesPage').then((module) => module.AddressesPage));
export const profilePage = pageChunk(() => import('@/pages/ProfilePage').then((module) => module.ProfilePage));
export const wishlistPage = pageChunk(() => import('@/pages/WishlistPage').then((module) => module.WishlistPage));
export const checkoutPage = pageChunk(() => import('@/pages/CheckoutPage').then((module) => module.CheckoutPage));
export const paymentsPage = pageChunk(() => import('@/pages/PaymentsPage').then((module) => module.PaymentsPage));
export const reviewPage = pageChunk(() => import('@/pages/ReviewPage').then((module) => module.ReviewPage));
export const notFoundPage = pageChunk(() => import('@/pages/NotFoundPage').then((module) => module.NotFoundPage));
export const adminSignInPage = pageChunk(() =>
  import('@/pages/AdminSignInPage').then((module) => module.AdminSignInPage),
);
export const adminSignUpPage = pageChunk(() =>
  import('@/pages/AdminSignUpPage').then((module) => module.AdminSignUpPage),
);
export const adminDashboardPage = pageChunk(() =>
  import('@/pages/AdminDashboardPage').then((module) => module.AdminDashboardPage),
);

/** What the shop is drawn with, while it is being developed; a build leaves the page out. */
export const designPage = import.meta.env.DEV
  ? pageChunk(() => import('@/pages/DesignPage').then((module) => module.DesignPage))
  : null;
