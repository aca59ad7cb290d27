import type { ComponentType } from 'react';
import { lazyComponent } from '@/lib/lazyComponent';

/** A page's error boundary offers its Retry. */
const page = (load: () => Promise<ComponentType>) => lazyComponent(load, { retry: false });

/** One chunk per route; a route loads nothing of another. */
export const homePage = page(() => import('@/pages/HomePage').then((module) => module.HomePage));
export const listingPage = page(() => import('@/pages/ListingPage').then((module) => module.loadListingPage()));
export const productPage = page(() => import('@/pages/ProductPage').then((module) => module.ProductPage));
export const aboutPage = page(() => import('@/pages/AboutPage').then((module) => module.AboutPage));
export const signInPage = page(() => import('@/pages/SignInPage').then((module) => module.SignInPage));
export const signUpPage = page(() => import('@/pages/SignUpPage').then((module) => module.SignUpPage));
export const cartPage = page(() => import('@/pages/CartPage').then((module) => module.CartPage));
export const accountPage = page(() => import('@/pages/AccountPage').then((module) => module.AccountPage));
export const ordersPage = page(() => import('@/pages/OrdersPage').then((module) => module.OrdersPage));
export const accountPaymentsPage = page(() =>
  import('@/pages/AccountPaymentsPage').then((module) => module.AccountPaymentsPage),
);
export const addressesPage = page(() => import('@/pages/AddressesPage').then((module) => module.AddressesPage));
export const profilePage = page(() => import('@/pages/ProfilePage').then((module) => module.ProfilePage));
export const wishlistPage = page(() => import('@/pages/WishlistPage').then((module) => module.WishlistPage));
export const checkoutPage = page(() => import('@/pages/CheckoutPage').then((module) => module.CheckoutPage));
export const paymentsPage = page(() => import('@/pages/PaymentsPage').then((module) => module.PaymentsPage));
export const reviewPage = page(() => import('@/pages/ReviewPage').then((module) => module.ReviewPage));
export const notFoundPage = page(() => import('@/pages/NotFoundPage').then((module) => module.NotFoundPage));
export const adminSignInPage = page(() => import('@/pages/AdminSignInPage').then((module) => module.AdminSignInPage));
export const adminSignUpPage = page(() => import('@/pages/AdminSignUpPage').then((module) => module.AdminSignUpPage));
export const adminDashboardPage = page(() =>
  import('@/pages/AdminDashboardPage').then((module) => module.AdminDashboardPage),
);

/** The design system's page, in development only; a build leaves it out. */
export const designPage = import.meta.env.DEV
  ? page(() => import('@/pages/DesignPage').then((module) => module.DesignPage))
  : null;
