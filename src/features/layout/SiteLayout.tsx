import { type ReactNode, useRef } from 'react';
import { SkipLink } from '@/ui/SkipLink';
import { FloatingContact } from './FloatingContact';
import { Footer } from './Footer';
import { Header } from './Header';
import { LogOutDialog } from './LogOutDialog';
import { useRouteChange } from './useRouteChange';

/** Header, page, footer (§2). */
export function SiteLayout({ children }: { children: ReactNode }) {
  const mainRef = useRef<HTMLElement>(null);
  useRouteChange(mainRef);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main">Skip to content</SkipLink>
      <Header />
      <main id="main" ref={mainRef} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <FloatingContact />
      <LogOutDialog />
    </div>
  );
}
