import { type ReactNode, Suspense, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '@/lib/lazyComponent';
import { SkipLink } from '@/ui/SkipLink';
import { WhenNear } from '@/ui/WhenNear';
import { Header } from './Header';
import { LogOutDialogHost } from './LogOutDialogHost';
import { SmallScreenContact } from './SmallScreenContact';
import { layoutTexts } from './texts';
import { useRouteChange } from './useRouteChange';

const CheckoutHeader = lazyComponent(() => import('./CheckoutHeader').then((module) => module.CheckoutHeader));
const Footer = lazyComponent(() => import('./Footer').then((module) => module.Footer));

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
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main">{layoutTexts.skip}</SkipLink>
      {above}
      {inCheckout ? (
        <Suspense fallback={<div className="min-h-16" />}>
          <CheckoutHeader />
        </Suspense>
      ) : (
        <Header />
      )}
      <main id="main" ref={mainRef} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <WhenNear placeholder={<div className="min-h-[40rem]" />}>
        <Footer />
      </WhenNear>
      <SmallScreenContact />
      <LogOutDialogHost />
    </div>
  );
}
