import { LogOut, Store } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { endAdminSession } from '@/api/adminSession';
import { shopApi } from '@/api/shopApi';
import { routePatterns } from '@/config/paths';
import { dropDrafts } from '@/features/admin/products/productDrafts';
import { forgetStatusChanges } from '@/features/admin/users/statusChanges';
import { focusHeading } from '@/features/layout/focusHeading';
import { useAppDispatch } from '@/state/hooks';
import { Logo } from '@/ui/art/Logo';
import { keepFocus } from '@/ui/keepFocus';
import { SkipLink } from '@/ui/SkipLink';
import { useAdminSession } from './useAdminSession';

const entry = 'inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-ivory/15';

/** The back office's own frame: none of the shopper's menus, and nothing but the page on paper. */
export function BackOfficeFrame({ children }: { children: ReactNode }) {
  const mainRef = useRef<HTMLElement>(null);
  const signedIn = useAdminSession();
  const dispatch = useAppDispatch();
  // A packing slip is a page of its own, at the dashboard's address.
  const slip = useSearchParams()[0].get('slip');
  const { key } = useLocation();
  // The first page of a visit leaves the focus where the browser puts it.
  const focused = useRef(key === 'default' ? slip : undefined);
  useEffect(() => {
    if (focused.current === slip || !mainRef.current) return;
    focused.current = slip;
    return focusHeading(mainRef.current);
  }, [slip]);
  useEffect(() => (mainRef.current ? keepFocus(mainRef.current) : undefined), []);

  function signOut() {
    endAdminSession();
    dropDrafts();
    forgetStatusChanges();
    // Nothing of the customers' data stays in memory.
    dispatch(shopApi.util.resetApiState());
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main">Skip to content</SkipLink>
      <header className="on-leaf bg-leaf-deep text-ivory print:hidden">
        <div className="mx-auto flex w-full max-w-[100rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-8">
          <Link to={routePatterns.adminDashboard} className="mr-auto inline-flex min-h-11 items-center gap-3 text-xl">
            <Logo />
            <span className="border-l border-ivory/40 pl-3 text-sm font-semibold whitespace-nowrap">Back office</span>
          </Link>
          <Link to={routePatterns.home} className={entry}>
            <Store aria-hidden size={18} /> View shop
          </Link>
          {signedIn && (
            <button type="button" onClick={signOut} className={entry}>
              <LogOut aria-hidden size={18} /> Sign out
            </button>
          )}
        </div>
      </header>
      <main
        id="main"
        ref={mainRef}
        tabIndex={-1}
        className="mx-auto w-full max-w-[100rem] flex-1 px-4 pt-6 pb-[calc(var(--bottom-bar)+3rem)] sm:px-8 lg:pt-8 print:p-0"
      >
        {children}
      </main>
    </div>
  );
}
