import { type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '@/lib/lazy';
import { SkipLink } from '@/ui/VisuallyHidden';
import { Header } from './Header';
import { LanguageOffer } from './LanguageLinks';
import { useRouteChange } from './routeChange';
import { layoutTexts } from './texts';

const CheckoutHeader = lazyComponent(() => import('./CheckoutHeader').then((module) => module.CheckoutHeader));
const PageEnd = lazyComponent(() => import('./Footer').then((module) => module.PageEnd));

interface Props {
  /** Rendered above the header, after the skip link. */
  readonly above: ReactNode;
  readonly children: ReactNode;
}

/** The page frame (§2). */
export function SiteLayout({ above, children }: Props) {
  const inCheckout = useLocation().pathname.startsWith('/orders/');
  const mainRef = useRef<HTMLElement>(null);
  useRouteChange(mainRef);
  return (
    <>
      <SkipLink target="main">{layoutTexts.skip}</SkipLink>
      {!inCheckout && <LanguageOffer />}
      {above}
      {inCheckout ? (
        <Suspense fallback={<div className="min-h-16" />}>
          <CheckoutHeader />
        </Suspense>
      ) : (
        <Header />
      )}
      {/* A short page leaves the footer below the first view, where it doesn't move as content arrives. */}
      <main id="main" ref={mainRef} tabIndex={-1} className="min-h-[calc(100dvh-4rem)] print:min-h-0">
        {children}
      </main>
      {/* In the HTML; taken over once its code is there. */}
      <Suspense fallback={<div className="min-h-[40rem]" />}>
        <PageEnd />
      </Suspense>
    </>
  );
}
