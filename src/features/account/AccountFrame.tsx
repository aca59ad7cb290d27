import { ChevronLeft } from 'lucide-react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { PageTitle } from '@/features/layout/PageTitle';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { BotanicalSprig } from '@/ui/art/plants';
import { PageHeading } from '@/ui/EmptyState';
import { AccountMenu } from './AccountMenu';
import { accountTexts } from './texts';

/**
 * The account area (§2). /myaccount itself is the menu, with a drawing beside it on a wide screen (ruling 20). Guests are
 * redirected to the sign-in, except from the wishlist, which has a signed-out state.
 */
export function AccountFrame() {
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  const isMenuPage = pathname.replace(/\/$/, '') === routePatterns.account;
  const isWishlist = pathname.startsWith(routePatterns.accountWishlist);

  if (!user && !isWishlist) return <Navigate to={routePatterns.signIn} replace />;
  if (!user)
    return (
      <div className="mx-auto w-full max-w-shop px-4 py-10 sm:px-8">
        <Outlet />
      </div>
    );
  return (
    <div className="mx-auto grid w-full max-w-shop gap-x-12 px-4 py-8 sm:px-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-14 print:block print:p-0">
      <div className={isMenuPage ? '' : 'hidden lg:block print:hidden'}>
        {isMenuPage && (
          <>
            <PageTitle title={accountTexts.title} />
            <PageHeading className="mb-6 text-3xl">{accountTexts.title}</PageHeading>
          </>
        )}
        <AccountMenu />
      </div>
      <div data-focus-home="" className="min-w-0">
        {!isMenuPage && (
          <Link
            to={routePatterns.account}
            className="mb-4 inline-flex min-h-11 items-center gap-1 font-semibold text-leaf lg:hidden print:hidden"
          >
            <ChevronLeft aria-hidden size={20} /> {accountTexts.title}
          </Link>
        )}
        <Outlet />
        {isMenuPage && (
          <div className="hidden h-full min-h-96 place-items-center rounded-card bg-leaf-mist lg:grid">
            <BotanicalSprig className="w-80" />
          </div>
        )}
      </div>
    </div>
  );
}
