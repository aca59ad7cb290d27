import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { SiteLayout } from '@/features/layout/SiteLayout';
import { Notices } from '@/features/notices/Notices';
import { PaymentLayer } from '@/features/payment/PaymentLayer';
import { LoginModalHost } from '@/features/session/LoginModalHost';
import { lazyComponent } from '@/lib/lazyComponent';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { WhenIdle } from '@/ui/WhenIdle';
import { PageFailed } from './PageFailed';
import { PageLoading } from './PageLoading';

const ShopOverlays = lazyComponent(() => import('./ShopOverlays').then((module) => module.ShopOverlays));

/** Header and footer persist; the page between them loads, fails and retries on its own. */
export function ShopFrame() {
  const { pathname } = useLocation();
  // A listing stays while its brand changes: its old content is veiled until the new one comes (§2).
  const pageKey = pathname.startsWith(routePatterns.listing) ? routePatterns.listing : pathname;
  // The payment line may fail without taking the page down.
  const payments = (
    <ErrorBoundary fallback={() => null}>
      <PaymentLayer />
    </ErrorBoundary>
  );
  return (
    <>
      <SiteLayout above={payments}>
        <ErrorBoundary resetKey={pathname} fallback={(retry) => <PageFailed onRetry={retry} />}>
          <Suspense key={pageKey} fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </SiteLayout>
      <Notices />
      <WhenIdle>
        <ShopOverlays />
      </WhenIdle>
      <ErrorBoundary fallback={() => null}>
        <LoginModalHost />
      </ErrorBoundary>
    </>
  );
}
