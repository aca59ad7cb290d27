import { Menu, Search, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useAppSelector } from '@/state/hooks';
import { useProducts } from '@/state/products';
import { selectUser } from '@/state/userSlice';
import { useEarlyInput } from '@/ui/afterHydration';
import { IconButton } from '@/ui/Button';
import { OfflineLine } from '@/ui/OfflineLine';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { AccountMenu } from './AccountMenu';
import { CartLink, HomeLink, SignInLinks } from './HeaderLinks';
import { MobileMenu } from './MobileMenu';
import { NavBar } from './NavBar';
import { PhoneSearch, SearchForm } from './SearchForm';
import { layoutTexts } from './texts';

/** Below this width, navigation and search are in dialogs (Tailwind's `lg`). */
const wideWindow = '(min-width: 64rem)';
/** Below this width, the account is in the menu's dialog (Tailwind's `sm`). */
const middleWindow = '(min-width: 40rem)';

/** The sticky header: logo, search, account, cart and navigation (§2). Memoised: a navigation does not rerender it. */
export const Header = memo(function Header() {
  const user = useAppSelector(selectUser);
  const [menuOpen, setMenuOpen] = useState(false);
  const [searchOpen, setSearchOpen] = useState(false);
  const searchId = useId();
  // Prerendering has no window: its HTML holds every part, and the stylesheet hides some.
  const wide = useMediaQuery(wideWindow, true);
  const middle = useMediaQuery(middleWindow, true);

  useEarlyInput('header');
  // Subscribes to the catalogue for menus and suggestions, and to keep prices and stock fresh (ruling 43).
  useProducts();

  return (
    <header className="sticky top-0 z-40 [view-transition-name:site-header] sideways:relative border-b border-ivory-edge bg-ivory print:hidden">
      <OfflineLine>{layoutTexts.offline}</OfflineLine>
      <div className="mx-auto flex min-h-16 max-w-shop flex-wrap items-center gap-1 px-2 sm:px-6 lg:gap-x-6 lg:px-8">
        <IconButton
          label={layoutTexts.menu}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
          className="lg:hidden"
        >
          <Menu aria-hidden size={24} />
        </IconButton>
        <HomeLink />
        {wide && <SearchForm className="mx-auto hidden max-w-lg grow basis-40 lg:block" />}
        <div className="ml-auto flex items-center gap-1 lg:ml-0">
          <IconButton
            label={searchOpen ? layoutTexts.closeSearch : layoutTexts.openSearch}
            aria-expanded={searchOpen}
            aria-controls={searchOpen ? searchId : undefined}
            onClick={() => setSearchOpen(!searchOpen)}
            className="lg:hidden"
          >
            {searchOpen ? <X aria-hidden size={22} /> : <Search aria-hidden size={22} />}
          </IconButton>
          {user ? middle && <AccountMenu profile={user.profile} /> : <SignInLinks className="flex max-sm:hidden" />}
          <CartLink />
        </div>
      </div>
      <div className="mx-auto max-w-shop px-8">{wide && <NavBar />}</div>
      {searchOpen && <PhoneSearch id={searchId} onSubmitted={() => setSearchOpen(false)} />}
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} user={user} />
    </header>
  );
});
