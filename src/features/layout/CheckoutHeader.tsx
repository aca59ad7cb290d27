import { Menu } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { env } from '@/config/env';
import { mailLink, phoneLink, whatsAppLink } from '@/domain/contact';
import { useAppSelector } from '@/state/hooks';
import { useProducts } from '@/state/products';
import { selectUser } from '@/state/userSlice';
import { MenuButton } from '@/ui/MenuButton';
import { OfflineLine } from '@/ui/OfflineLine';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { NewWindowLink, VisuallyHidden } from '@/ui/VisuallyHidden';
import { AccountEntries, AccountMenu, headerMenu } from './AccountMenu';
import { CartLink, HomeLink, SignInLinks } from './HeaderLinks';
import { menuLink } from './NavBar';
import { checkoutHeaderTexts, layoutTexts } from './texts';

/** The checkout's header: only logo, help, account and cart. Below 640 px, help and account share a menu. */
export function CheckoutHeader() {
  const user = useAppSelector(selectUser);
  // As in the shop's header, prerendered HTML holds both, and the stylesheet hides one.
  const wide = useMediaQuery('(min-width: 40rem)', true);
  const narrow = useMediaQuery('(max-width: 39.99rem)', true);
  // Without navigation, the header has one height at every width; sticky elements below it use this variable.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--header', '4rem');
    return () => void style.removeProperty('--header');
  }, []);
  // Subscribes to the catalogue, as the shop's header does, to keep prices and stock fresh (ruling 43).
  useProducts();

  return (
    <header className="sticky top-0 z-30 sideways:relative border-b border-ivory-edge bg-ivory print:hidden">
      <OfflineLine>{layoutTexts.offline}</OfflineLine>
      <div className="mx-auto flex min-h-16 max-w-shop flex-wrap items-center gap-1 px-4 sm:px-8">
        <HomeLink />
        <div className="ml-auto flex flex-wrap items-center gap-1">
          {wide && (
            <div className="flex items-center gap-1 max-sm:hidden">
              <MenuButton {...headerMenu} label={checkoutHeaderTexts.help}>
                <HelpLinks />
              </MenuButton>
              {user ? <AccountMenu profile={user.profile} /> : <SignInLinks className="flex" />}
            </div>
          )}
          {narrow && (
            <div className="sm:hidden">
              <MenuButton
                {...headerMenu}
                align="around"
                panelClassName="w-[min(15rem,100vw-2rem)]"
                label={
                  <>
                    <Menu aria-hidden size={24} />
                    <VisuallyHidden>{layoutTexts.menu}</VisuallyHidden>
                  </>
                }
              >
                {user ? <AccountEntries /> : <SignInLinks className="grid" />}
                <p className="mt-2 border-t border-ivory-edge px-3 pt-3 text-sm text-ink-soft">
                  {checkoutHeaderTexts.help}
                </p>
                <HelpLinks />
              </MenuButton>
            </div>
          )}
          <CartLink />
        </div>
      </div>
    </header>
  );
}

function HelpLinks() {
  return (
    <ul>
      <li>
        <NewWindowLink href={whatsAppLink()} className={menuLink}>
          {checkoutHeaderTexts.whatsApp}
        </NewWindowLink>
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
  );
}
