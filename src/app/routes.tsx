import { matchRoutes, type RouteObject } from 'react-router-dom';
import { designPath, routePatterns } from '@/config/paths';
import type { LazyComponent } from '@/lib/lazyComponent';
import { AdminShell } from './AdminShell';
import * as pages from './pages';
import { ShopFrame } from './ShopFrame';

type Page = LazyComponent<object>;

function page(path: string, Page: Page, children: RouteObject[] = []): RouteObject {
  return { path, element: <Page />, handle: Page, children };
}

/** The route table of §2 with its pages. */
export const routes: RouteObject[] = [
  {
    element: <ShopFrame />,
    children: [
      page(routePatterns.home, pages.homePage),
      page(routePatterns.listing, pages.listingPage),
      page(routePatterns.brandListing, pages.listingPage),
      page(routePatterns.product, pages.productPage),
      page(routePatterns.aboutUs, pages.aboutPage),
      page(routePatterns.signIn, pages.signInPage),
      page(routePatterns.signUp, pages.signUpPage),
      page(routePatterns.cart, pages.cartPage),
      page(routePatterns.account, pages.accountPage, [
        page(routePatterns.accountOrders, pages.ordersPage),
        page(routePatterns.accountPayments, pages.accountPaymentsPage),
        page(routePatterns.accountWishlist, pages.wishlistPage),
        page(routePatterns.accountAddresses, pages.addressesPage),
        page(routePatterns.accountProfile, pages.profilePage),
      ]),
      page(routePatterns.checkout, pages.checkoutPage),
      page(routePatterns.payments, pages.paymentsPage),
      page(routePatterns.review, pages.reviewPage),
      ...(pages.designPage ? [page(designPath, pages.designPage)] : []),
      page('*', pages.notFoundPage),
    ],
  },
  {
    element: <AdminShell />,
    children: [
      page(routePatterns.adminSignIn, pages.adminSignInPage),
      page(routePatterns.adminSignUp, pages.adminSignUpPage),
      page(routePatterns.adminDashboard, pages.adminDashboardPage),
    ],
  },
];

/** Preloads the code of the pages at a path. Rejects when it does not arrive. */
export async function loadPages(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname, import.meta.env.BASE_URL) ?? [];
  await Promise.all(
    matches.map(({ route }) => {
      const loaded: Page | undefined = route.handle;
      return loaded?.load();
    }),
  );
}
