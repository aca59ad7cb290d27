import { Route, Routes } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import {
  AboutPage,
  CheckoutPage,
  HomePage,
  ListingPage,
  NotFoundPage,
  PaymentsPage,
  ProductPage,
  ReviewPage,
} from './pages';
import { ShopFrame } from './ShopFrame';

/** The route table of §2 with its pages. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<ShopFrame />}>
        <Route path={routePatterns.home} element={<HomePage />} />
        <Route path={routePatterns.listing} element={<ListingPage />} />
        <Route path={routePatterns.brandListing} element={<ListingPage />} />
        <Route path={routePatterns.product} element={<ProductPage />} />
        <Route path={routePatterns.aboutUs} element={<AboutPage />} />
        <Route path={routePatterns.checkout} element={<CheckoutPage />} />
        <Route path={routePatterns.payments} element={<PaymentsPage />} />
        <Route path={routePatterns.review} element={<ReviewPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
