import { lazyPage } from './lazyPage';

/** One chunk per route; a route loads nothing of another. */
export const HomePage = lazyPage(() => import('@/pages/HomePage').then((module) => module.HomePage));
export const ListingPage = lazyPage(() => import('@/pages/ListingPage').then((module) => module.ListingPage));
export const ProductPage = lazyPage(() => import('@/pages/ProductPage').then((module) => module.ProductPage));
export const AboutPage = lazyPage(() => import('@/pages/AboutPage').then((module) => module.AboutPage));
export const CheckoutPage = lazyPage(() => import('@/pages/CheckoutPage').then((module) => module.CheckoutPage));
export const PaymentsPage = lazyPage(() => import('@/pages/PaymentsPage').then((module) => module.PaymentsPage));
export const ReviewPage = lazyPage(() => import('@/pages/ReviewPage').then((module) => module.ReviewPage));
export const NotFoundPage = lazyPage(() => import('@/pages/NotFoundPage').then((module) => module.NotFoundPage));
