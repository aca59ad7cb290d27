import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { SiteLayout } from '@/features/layout/SiteLayout';
import { Notices } from '@/features/notices/Notices';
import { PaymentLayer } from '@/features/payment/PaymentLayer';
import { LoginModalHost } from '@/features/session/LoginModalHost';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { PageFailed } from './PageFailed';
import { PageLoading } from './PageLoading';

/** Header and footer stay; the page between them may load, fail and be retried on its own. */
export function ShopFrame() {
  const { pathname } = useLocation();
  // A listing stays while its brand changes: its old content is veiled until the new one comes (§2).
  const page = pathname.startsWith(routePatterns.listing) ? routePatterns.listing : pathname;
  // What stands beside the page may fail without taking the page with it.
  const payments = (
    <ErrorBoundary fallback={() => null}>
      <PaymentLayer />
    </ErrorBoundary>
  );
  return (
    <>
      <SiteLayout above={payments}>
        <ErrorBoundary resetKey={pathname} fallback={(retry) => <PageFailed onRetry={retry} />}>
          <Suspense key={page} fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </SiteLayout>
      <Notices />
      <ErrorBoundary fallback={() => null}>
        <LoginModalHost />
      </ErrorBoundary>
    </>
  );
}
