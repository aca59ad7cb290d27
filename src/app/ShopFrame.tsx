import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { SiteLayout } from '@/features/layout/SiteLayout';
import { PaymentLayer } from '@/features/payment/PaymentLayer';
import { lazyComponent } from '@/lib/lazy';
import { AfterHydration, OnceAddressIsKnown } from '@/ui/afterHydration';
import { ErrorBoundary, Optional } from '@/ui/ErrorBoundary';
import { PageFailed } from './PageFailed';
import { PagePlaceholder } from './PagePlaceholder';

const ShopOverlays = lazyComponent(() => import('./ShopOverlays').then((module) => module.ShopOverlays));

/** Header and footer persist; the page between them loads, fails and retries on its own. */
export function ShopFrame() {
  const { pathname } = useLocation();
  // A listing stays while its brand changes: its old content is veiled until the new one comes (§2).
  const pageKey = pathname.startsWith(routePatterns.listing) ? routePatterns.listing : pathname;
  const placeholder = <PagePlaceholder pathname={pathname} />;
  const payments = (
    <AfterHydration>
      <Optional>
        <PaymentLayer />
      </Optional>
    </AfterHydration>
  );
  return (
    <>
      <SiteLayout above={payments}>
        <ErrorBoundary resetKey={pathname} fallback={(retry) => <PageFailed onRetry={retry} />}>
          <Suspense key={pageKey} fallback={placeholder}>
            <OnceAddressIsKnown placeholder={placeholder}>
              <Outlet />
            </OnceAddressIsKnown>
          </Suspense>
        </ErrorBoundary>
      </SiteLayout>
      <AfterHydration>
        <Optional>
          <ShopOverlays />
        </Optional>
      </AfterHydration>
    </>
  );
}
