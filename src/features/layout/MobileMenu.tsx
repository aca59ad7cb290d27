import { words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import type { User } from '@/contract/user';
import { ButtonLink } from '@/ui/Button';
import { Drawer } from '@/ui/Dialog';
import { Disclosure } from '@/ui/Disclosure';
import { ThemeSwitch } from '@/ui/ThemeSwitch';
import { BrandLinks } from './BrandLinks';
import { NavItems, useLogOut } from './HeaderLinks';
import { LanguageLinks } from './LanguageLinks';
import { aboutEntry, accountEntries, firstEntries, plainEntries } from './NavBar';
import { layoutTexts, mobileMenuTexts } from './texts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly user: User | null;
}

/** On a phone, all these entries link to the about page (§2). */
const aboutEntries = [
  aboutEntry,
  ...[mobileMenuTexts.testimonials, ...plainEntries].map((label) => ({ label, to: routePatterns.aboutUs })),
];

const row = 'flex min-h-12 w-full items-center font-display text-xl';
const subRow = 'flex min-h-11 items-center pl-4 break-words';

/** The menu of a small screen (§2); following a link closes it. */
export function MobileMenu({ open, onClose, user }: Props) {
  return (
    <Drawer open={open} onClose={onClose} title={layoutTexts.menu}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after a click on a link inside, which is the control. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click. */}
      <div
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a[href]')) onClose();
        }}
      >
        <Account user={user} onLoggedOut={onClose} />
        <nav aria-label={layoutTexts.menu} className="mt-4 border-t border-ivory-edge pt-4">
          <ul>
            <NavItems entries={firstEntries} linkClassName={row} />
            <li>
              <Disclosure label={words.products} className="min-h-12 font-display text-xl">
                <BrandLinks linkClassName={subRow} listClassName="pb-2" />
              </Disclosure>
            </li>
            <NavItems entries={aboutEntries} linkClassName={row} />
          </ul>
        </nav>
        <div className="mt-4 border-t border-ivory-edge pt-6">
          <ThemeSwitch />
          <LanguageLinks className={`${row} mt-4`} />
        </div>
      </div>
    </Drawer>
  );
}

/** Greeting, account links and Logout, or Login and Sign Up (§2). */
function Account({ user, onLoggedOut }: { user: User | null; onLoggedOut: () => void }) {
  const logOut = useLogOut();
  if (!user)
    return (
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={routePatterns.signIn} className="grow px-4!">
          {layoutTexts.logIn}
        </ButtonLink>
        <ButtonLink to={routePatterns.signUp} variant="secondary" className="grow px-4!">
          {words.signUp}
        </ButtonLink>
      </div>
    );
  const name = [user.profile.firstName, user.profile.lastName].filter(Boolean).join(' ');
  return (
    <>
      <p className="text-lg break-words text-ink-soft">
        {name ? mobileMenuTexts.helloName(name) : mobileMenuTexts.hello}
      </p>
      <Disclosure label={mobileMenuTexts.account} className="min-h-12 font-display text-xl">
        <ul className="pb-2">
          <NavItems entries={accountEntries} linkClassName={subRow} />
        </ul>
      </Disclosure>
      <button type="button" onClick={() => void logOut().then(onLoggedOut)} className={row}>
        {layoutTexts.logOut}
      </button>
    </>
  );
}
