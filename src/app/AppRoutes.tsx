import { Route, Routes } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { AdminShell } from './AdminShell';
import { LazyPage } from './lazyPage';
import * as pages from './pages';
import { ShopFrame } from './ShopFrame';

/** The route table of §2 with its pages. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ShopFrame />}>
        <Route path={routePatterns.home} element={<LazyPage of={pages.homePage} />} />
        <Route path={routePatterns.listing} element={<LazyPage of={pages.listingPage} />} />
        <Route path={routePatterns.brandListing} element={<LazyPage of={pages.listingPage} />} />
        <Route path={routePatterns.product} element={<LazyPage of={pages.productPage} />} />
        <Route path={routePatterns.aboutUs} element={<LazyPage of={pages.aboutPage} />} />
        <Route path={routePatterns.signIn} element={<LazyPage of={pages.signInPage} />} />
        <Route path={routePatterns.signUp} element={<LazyPage of={pages.signUpPage} />} />
        <Route path={routePatterns.cart} element={<LazyPage of={pages.cartPage} />} />
        <Route path={routePatterns.account} element={<LazyPage of={pages.accountPage} />}>
          <Route path={routePatterns.accountOrders} element={<LazyPage of={pages.ordersPage} />} />
          <Route path={routePatterns.accountPayments} element={<LazyPage of={pages.accountPaymentsPage} />} />
          <Route path={routePatterns.accountWishlist} element={<LazyPage of={pages.wishlistPage} />} />
          <Route path={routePatterns.accountAddresses} element={<LazyPage of={pages.addressesPage} />} />
          <Route path={routePatterns.accountProfile} element={<LazyPage of={pages.profilePage} />} />
        </Route>
        <Route path={routePatterns.checkout} element={<LazyPage of={pages.checkoutPage} />} />
        <Route path={routePatterns.payments} element={<LazyPage of={pages.paymentsPage} />} />
        <Route path={routePatterns.review} element={<LazyPage of={pages.reviewPage} />} />
        <Route path="*" element={<LazyPage of={pages.notFoundPage} />} />
      </Route>
      <Route element={<AdminShell />}>
        <Route path={routePatterns.adminSignIn} element={<LazyPage of={pages.adminSignInPage} />} />
        <Route path={routePatterns.adminSignUp} element={<LazyPage of={pages.adminSignUpPage} />} />
        <Route path={routePatterns.adminDashboard} element={<LazyPage of={pages.adminDashboardPage} />} />
      </Route>
    </Routes>
  );
}
