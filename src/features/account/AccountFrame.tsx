import { ChevronLeft, ChevronRight, CreditCard, Heart, LogOut, MapPin, Package, UserRound } from 'lucide-react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import type { User } from '@/contract/user';
import { customerOrders, customerPayments } from '@/domain/customerOrders';
import { useLogOut } from '@/features/layout/HeaderLinks';
import { PageTitle } from '@/features/layout/PageTitle';
import { layoutTexts, mobileMenuTexts } from '@/features/layout/texts';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { selectWishlist } from '@/state/wishlist';
import { BotanicalSprig } from '@/ui/art/plants';
import { PageHeading } from '@/ui/EmptyState';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { accountTexts } from './texts';

/** §2: the path's second segment marks the current entry. */
const accountMenuEntries = [
  { segment: 'orders', to: routePatterns.accountOrders, Icon: Package },
  { segment: 'payments', to: routePatterns.accountPayments, Icon: CreditCard },
  { segment: 'wishlist', to: routePatterns.accountWishlist, Icon: Heart },
  { segment: 'addresses', to: routePatterns.accountAddresses, Icon: MapPin },
  { segment: 'profile', to: routePatterns.accountProfile, Icon: UserRound },
] as const;

/** The number of entries on each account page. */
function accountCounts({ myOrders, myPayments, myAddresses }: User, wishlist: number) {
  return {
    orders: myOrders.length,
    payments: customerPayments(customerOrders(myOrders), myPayments).length,
    wishlist,
    addresses: myAddresses.length,
  };
}

const entryClass =
  'flex min-h-12 max-lg:min-h-14 w-full items-center gap-3 rounded-field px-4 py-2 text-left hover:bg-leaf-mist';

export function AccountMenu() {
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const user = useAppSelector(selectUser);
  // Counts what the wishlist shows, including a product whose move to the cart failed.
  const wishlist = useAppSelector(selectWishlist).length;
  const counts = user && accountCounts(user, wishlist);
  const current = pathname.split('/')[2];

  return (
    <nav aria-label={mobileMenuTexts.account}>
      <ul className="max-lg:border-y max-lg:border-ivory-edge lg:flex lg:flex-col lg:gap-1">
        {accountMenuEntries.map(({ segment, to, Icon }) => (
          <li key={segment} className="@container border-ivory-edge max-lg:border-b">
            <Link
              to={to}
              aria-current={segment === current ? 'page' : undefined}
              className={`${entryClass} aria-[current=page]:bg-leaf aria-[current=page]:font-semibold aria-[current=page]:text-ivory`}
            >
              <Icon aria-hidden size={20} className="shrink-0 @max-[12rem]:hidden" />
              <span className="mr-auto min-w-0 break-words">{accountTexts[segment]}</span>
              {segment !== 'profile' && counts && (
                <span className="text-sm tabular-nums">
                  <span aria-hidden>{counts[segment]}</span>
                  <VisuallyHidden>{accountTexts.counts[segment](counts[segment])}</VisuallyHidden>
                </span>
              )}
              <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft @max-[12rem]:hidden lg:hidden" />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={entryClass} onClick={() => void logOut()}>
            <LogOut aria-hidden size={20} />
            {layoutTexts.logOut}
          </button>
        </li>
      </ul>
    </nav>
  );
}

/**
 * The account area (§2). /myaccount itself is the menu, with a drawing beside it on a wide screen (ruling 20). Guests
 * are redirected to the sign-in, except from the wishlist, which has a signed-out state.
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
            <PageTitle title={layoutTexts.myAccount} />
            <PageHeading className="mb-6 text-3xl">{layoutTexts.myAccount}</PageHeading>
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
            <ChevronLeft aria-hidden size={20} /> {layoutTexts.myAccount}
          </Link>
        )}
        {/* Another customer, who signs in over the page, must not see what this one typed. */}
        <Outlet key={user._id} />
        {isMenuPage && (
          <div className="hidden h-full min-h-96 place-items-center rounded-card bg-leaf-mist lg:grid">
            <BotanicalSprig className="w-80" />
          </div>
        )}
      </div>
    </div>
  );
}
