import { LogOut, Store } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { signOutQuestioned } from '@/api/adminSession';
import { routePatterns } from '@/config/paths';
import { LanguageLinks } from '@/features/layout/LanguageLinks';
import { useRouteChange } from '@/features/layout/routeChange';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Logo } from '@/ui/art/Logo';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ThemeSwitch } from '@/ui/ThemeSwitch';
import { SkipLink } from '@/ui/VisuallyHidden';
import { adminSessionTexts } from './texts';
import { requestSignOut, selectAsksBeforeSignOut, signOutAdmin, useAdminSession } from './useAdminSession';

const texts = adminSessionTexts.signOutQuestion;

/** Asks before a sign-out discards unsaved work. */
function SignOutQuestion() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectAsksBeforeSignOut);
  return (
    <ConfirmDialog
      open={open}
      title={texts.title}
      confirmLabel={adminSessionTexts.signOut}
      cancelLabel={texts.stay}
      onConfirm={() => dispatch(signOutAdmin())}
      onCancel={() => dispatch(signOutQuestioned(false))}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  );
}

const navItem = 'inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-ivory/15';

/** Header and main element of the back office; printing leaves only the page. */
export function BackOfficeFrame({ children }: { children: ReactNode }) {
  const mainRef = useRef<HTMLElement>(null);
  const signedIn = useAdminSession();
  const dispatch = useAppDispatch();
  useRouteChange(mainRef);

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main">{adminSessionTexts.skipToContent}</SkipLink>
      <header className="on-leaf bg-leaf-deep text-ivory print:hidden">
        <div className="mx-auto flex w-full max-w-[100rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 sm:px-8">
          <Link
            to={routePatterns.adminDashboard}
            className="mr-auto inline-flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 text-xl"
          >
            <Logo />
            <span className="border-l border-ivory/40 pl-3 text-sm font-semibold whitespace-nowrap">
              {adminSessionTexts.backOffice}
            </span>
          </Link>
          <Link to={routePatterns.home} className={navItem}>
            <Store aria-hidden size={18} /> {adminSessionTexts.viewShop}
          </Link>
          {signedIn && (
            <button type="button" onClick={() => dispatch(requestSignOut())} className={navItem}>
              <LogOut aria-hidden size={18} /> {adminSessionTexts.signOut}
            </button>
          )}
        </div>
      </header>
      <main
        id="main"
        ref={mainRef}
        tabIndex={-1}
        className="mx-auto w-full max-w-[100rem] flex-1 px-4 pt-3 pb-12 sm:px-8 print:p-0"
      >
        {children}
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-ivory-edge pt-6 print:hidden">
          <ThemeSwitch />
          <LanguageLinks className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4" />
        </div>
      </main>
      {signedIn && <SignOutQuestion />}
    </div>
  );
}

/** Requires an admin sign-in in this browser session; the sign-in leads back (ruling 24). */
export function AdminGuard({ children }: { children: ReactNode }) {
  const signedIn = useAdminSession();
  const { pathname, search } = useLocation();
  if (signedIn) return children;
  return <Navigate to={routePatterns.adminSignIn} replace state={{ from: pathname + search }} />;
}
