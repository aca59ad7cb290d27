import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { Header } from '@/features/layout/Header';
import { LanguageOffer } from '@/features/layout/LanguageLinks';
import { useRouteChange } from '@/features/layout/routeChange';
import { layoutTexts } from '@/features/layout/texts';
import { PaymentLayer } from '@/features/payment/PaymentLayer';
import { lazyComponent } from '@/lib/lazy';
import { AfterHydration, OnceAddressIsKnown } from '@/ui/afterHydration';
import { ErrorBoundary, Optional } from '@/ui/ErrorBoundary';
import { SkipLink } from '@/ui/VisuallyHidden';
import { PageFailed } from './PageFailed';
import { PagePlaceholder } from './PagePlaceholder';

const CheckoutHeader = lazyComponent(() =>
  import('@/features/layout/CheckoutHeader').then((module) => module.CheckoutHeader),
);
const PageEnd = lazyComponent(() => import('@/features/layout/Footer').then((module) => module.PageEnd));
const ShopOverlays = lazyComponent(() => import('./ShopOverlays').then((module) => module.ShopOverlays));

/** The page frame (§2): header and footer persist; the page between them loads, fails and retries on its own. */
export function ShopFrame() {
  const { pathname } = useLocation();
  const inCheckout = pathname.startsWith('/orders/');
  // A listing stays mounted while its brand changes: its old content is veiled until the new one arrives (§2).
  const pageKey = pathname.startsWith(routePatterns.listing) ? routePatterns.listing : pathname;
  const placeholder = <PagePlaceholder pathname={pathname} />;
  const mainRef = useRef<HTMLElement>(null);
  useRouteChange(mainRef);
  return (
    <>
      <SkipLink target="main">{layoutTexts.skip}</SkipLink>
      {!inCheckout && <LanguageOffer />}
      <AfterHydration>
        <Optional>
          <PaymentLayer />
        </Optional>
      </AfterHydration>
      {inCheckout ? (
        <Suspense fallback={<div className="min-h-16" />}>
          <CheckoutHeader />
        </Suspense>
      ) : (
        <Header />
      )}
      {/* A short page leaves the footer below the first view, where it doesn't move as content arrives. */}
      <main id="main" ref={mainRef} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] print:min-h-0">
        <ErrorBoundary resetKey={pathname} fallback={(retry) => <PageFailed onRetry={retry} />}>
          <Suspense key={pageKey} fallback={placeholder}>
            <OnceAddressIsKnown placeholder={placeholder}>
              <Outlet />
            </OnceAddressIsKnown>
          </Suspense>
        </ErrorBoundary>
      </main>
      {/* The HTML contains it; React hydrates it once its code has loaded. */}
      <Suspense fallback={<div className="min-h-[40rem]" />}>
        <PageEnd />
      </Suspense>
      <AfterHydration>
        <Optional>
          <ShopOverlays />
        </Optional>
      </AfterHydration>
    </>
  );
}
