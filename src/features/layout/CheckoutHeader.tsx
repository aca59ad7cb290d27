import { useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { shopName } from '@/config/constants';
import { env } from '@/config/env';
import { routePatterns } from '@/config/paths';
import { mailLink, phoneLink, whatsAppLink } from '@/domain/contact';
import { selectBagCount } from '@/state/guestBag';
import { useAppSelector } from '@/state/hooks';
import { useProducts } from '@/state/products';
import { selectCartCount, selectUser } from '@/state/userSlice';
import { Logo } from '@/ui/art/Logo';
import { MenuButton } from '@/ui/MenuButton';
import { OfflineLine } from '@/ui/OfflineLine';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { AccountMenu } from './AccountMenu';
import { CartLink, SignInLinks, useLogOut } from './HeaderLinks';
import { menuLink } from './NavBar';
import { checkoutHeaderTexts, layoutTexts } from './texts';

/** The checkout's header: logo, help, account and cart, and nothing that leads astray. */
export function CheckoutHeader() {
  const user = useAppSelector(selectUser);
  const cartCount = useAppSelector(selectCartCount);
  const bagCount = useAppSelector(selectBagCount);
  const logOut = useLogOut();
  const middle = useMediaQuery('(min-width: 40rem)');
  useCheckoutFrame();
  // Prices and stock stay fresh (ruling 43); the shop's header asks for the catalogue elsewhere.
  useProducts();

  return (
    <header className="sticky top-0 z-30 border-b border-ivory-edge bg-ivory print:hidden">
      <OfflineLine>{layoutTexts.offline}</OfflineLine>
      <div className="mx-auto flex min-h-16 max-w-shop flex-wrap items-center gap-1 px-4 sm:px-6 lg:px-8">
        <Link
          to={routePatterns.home}
          aria-label={layoutTexts.homeLink(shopName)}
          className="flex min-h-11 items-center rounded-md text-leaf"
        >
          <Logo className="text-[min(1.25rem,7vw)] sm:text-2xl" />
        </Link>
        <div className="ml-auto flex flex-wrap items-center gap-1">
          <MenuButton
            align="right"
            className="rounded-full px-3 font-medium transition-colors hover:bg-leaf-soft"
            label={checkoutHeaderTexts.help}
          >
            <ul>
              <li>
                <a href={whatsAppLink()} target="_blank" rel="noopener noreferrer" className={menuLink}>
                  {checkoutHeaderTexts.whatsApp}
                </a>
              </li>
              <li>
                <a href={mailLink()} className={menuLink}>
                  <span className="min-w-0 wrap-anywhere">{env.contactEmail}</span>
                </a>
              </li>
              <li>
                <a href={phoneLink()} className={menuLink}>
                  {env.contactPhone}
                </a>
              </li>
            </ul>
          </MenuButton>
          {user ? (
            middle && <AccountMenu profile={user.profile} onLogOut={() => void logOut()} />
          ) : (
            <SignInLinks className="flex max-sm:hidden" />
          )}
          <CartLink count={user ? cartCount : bagCount} />
        </div>
      </div>
    </header>
  );
}

/** Without navigation the header has the same height at every width, and what sticks below it follows. The bar of a step covers nothing at the page's end. */
function useCheckoutFrame(): void {
  useLayoutEffect(() => {
    const { documentElement, body } = document;
    documentElement.style.setProperty('--header', '4rem');
    body.style.paddingBottom = 'var(--bottom-bar)';
    return () => {
      documentElement.style.removeProperty('--header');
      body.style.removeProperty('padding-bottom');
    };
  }, []);
}
