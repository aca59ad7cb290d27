import { Menu, Search, X } from 'lucide-react';
import { memo, Suspense, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { shopName } from '@/config/constants';
import { routePatterns } from '@/config/paths';
import { selectBagCount } from '@/state/guestBagSelectors';
import { useAppSelector } from '@/state/hooks';
import { useDialogChunk } from '@/state/useDialogChunk';
import { selectCartCount, selectUser } from '@/state/userSlice';
import { Logo } from '@/ui/art/Logo';
import { IconButton } from '@/ui/IconButton';
import { OfflineLine } from '@/ui/OfflineLine';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { CartLink } from './CartLink';
import { EarlySearch } from './EarlySearch';
import { AccountMenu, HeaderSearch, middleWindow, NavBar, PhoneSearch, wideWindow } from './headerParts';
import { SignInLinks } from './SignInLinks';
import { layoutTexts } from './texts';
import { useBrands } from './useBrands';
import { useLogOut } from './useLogOut';

const loadMenu = () => import('./MobileMenu').then((module) => module.MobileMenu);

/** A prerendered page leaves the cart's drawing to the app: each page's size counts. */
const prerendering = typeof window === 'undefined';

/** The sticky header: logo, search, account, cart and navigation (§2). Memoised: a change of page leaves it as it is. */
export const Header = memo(function Header() {
  const user = useAppSelector(selectUser);
  const bagCount = useAppSelector(selectBagCount);
  const cartCount = useAppSelector(selectCartCount);
  const brands = useBrands();
  const logOut = useLogOut();
  const menu = useDialogChunk(loadMenu, layoutTexts.menuFailed);
  const [searchOpen, setSearchOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const searchId = useId();
  // Prerendering has no window: its HTML holds every part, and the stylesheet hides some.
  const wide = useMediaQuery(wideWindow, true);
  const middle = useMediaQuery(middleWindow, true);

  return (
    <header className="sticky top-0 z-30 border-b border-ivory-edge bg-ivory print:hidden">
      <OfflineLine>{layoutTexts.offline}</OfflineLine>
      <div className="mx-auto flex min-h-16 max-w-shop flex-wrap items-center lg:flex-nowrap gap-1 px-2 sm:px-6 lg:gap-6 lg:px-8">
        <IconButton label={layoutTexts.menu} aria-haspopup="dialog" onClick={menu.open} className="lg:hidden">
          <Menu aria-hidden size={24} />
        </IconButton>
        <Link
          to={routePatterns.home}
          aria-label={layoutTexts.homeLink(shopName)}
          className="flex min-h-11 items-center rounded-md text-leaf"
        >
          <Logo className="text-[min(1.25rem,7vw)] sm:text-2xl" />
        </Link>
        <Suspense>{wide && <HeaderSearch />}</Suspense>
        <div className="ml-auto flex items-center gap-1 lg:ml-0">
          <IconButton
            label={searchOpen ? layoutTexts.closeSearch : layoutTexts.openSearch}
            aria-expanded={searchOpen}
            aria-controls={searchOpen ? searchId : undefined}
            onClick={() => {
              setTyped('');
              setSearchOpen(!searchOpen);
            }}
            className="lg:hidden"
          >
            {searchOpen ? <X aria-hidden size={22} /> : <Search aria-hidden size={22} />}
          </IconButton>
          {user ? (
            <Suspense fallback={<div className="size-11" />}>
              {middle && <AccountMenu profile={user.profile} onLogOut={() => void logOut()} />}
            </Suspense>
          ) : (
            <SignInLinks className="flex max-sm:hidden" />
          )}
          {prerendering ? <div className="size-11" /> : <CartLink count={user ? cartCount : bagCount} />}
        </div>
      </div>
      <div className="mx-auto max-w-shop px-8">
        <Suspense fallback={<div className="min-h-11" />}>{wide && <NavBar brands={brands} />}</Suspense>
      </div>
      <Suspense fallback={<EarlySearch onType={setTyped} />}>
        {searchOpen && <PhoneSearch id={searchId} typed={typed} onSubmitted={() => setSearchOpen(false)} />}
      </Suspense>
      {menu.Dialog && (
        <menu.Dialog
          open={menu.state === 'open'}
          onClose={menu.close}
          user={user}
          brands={brands}
          onLogOut={() => logOut()}
        />
      )}
    </header>
  );
});
