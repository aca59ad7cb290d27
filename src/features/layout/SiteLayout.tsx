import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SkipLink } from '@/ui/SkipLink';
import { CheckoutHeader } from './CheckoutHeader';
import { FloatingContact } from './FloatingContact';
import { Footer } from './Footer';
import { Header } from './Header';
import { LogOutDialogHost } from './LogOutDialogHost';
import { layoutTexts } from './texts';
import { useRouteChange } from './useRouteChange';

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
      {inCheckout ? <CheckoutHeader /> : <Header />}
      <main id="main" ref={mainRef} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <FloatingContact />
      <LogOutDialogHost />
    </div>
  );
}
