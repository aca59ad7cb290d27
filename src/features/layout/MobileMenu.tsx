import { Link } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import type { User } from '@/contract/user';
import { ButtonLink } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Disclosure } from '@/ui/Disclosure';
import { ThemeSwitch } from '@/ui/ThemeSwitch';
import { BrandLinks, type BrandsState } from './BrandLinks';
import { LanguageLinks } from './LanguageLinks';
import { accountEntries, firstEntries, lastEntries, type NavEntry, plainEntries } from './NavBar';
import { layoutTexts, mobileMenuTexts } from './texts';

export interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly user: User | null;
  readonly brands: BrandsState;
  readonly onLogOut: () => Promise<void>;
}

/** On a phone all three link to the about page (§2). */
const aboutEntries: readonly NavEntry[] = [mobileMenuTexts.testimonials, ...plainEntries].map((label) => ({
  label,
  to: routePatterns.aboutUs,
}));

const row = 'flex min-h-12 w-full items-center font-display text-xl';
const subRow = 'flex min-h-11 items-center pl-4 break-words';

/** The menu of a small screen (§2); following a link closes it. */
export function MobileMenu({ open, onClose, user, brands, onLogOut }: MobileMenuProps) {
  return (
    <Dialog open={open} onClose={onClose} title={mobileMenuTexts.menu} layout="side">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after a click on a link inside, which is the control. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click. */}
      <div
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a[href]')) onClose();
        }}
      >
        <MobileAccount
          user={user}
          rowClassName={row}
          subRowClassName={subRow}
          onLogOut={() => void onLogOut().then(onClose)}
        />
        <nav aria-label={mobileMenuTexts.menu} className="mt-4 border-t border-ivory-edge pt-4">
          <ul>
            {firstEntries.map((entry) => (
              <Entry key={entry.label} {...entry} />
            ))}
            <li>
              <Disclosure label={layoutTexts.products} className="min-h-12 font-display text-xl">
                <BrandLinks state={brands} linkClassName={subRow} listClassName="pb-2" />
              </Disclosure>
            </li>
            {[...lastEntries, ...aboutEntries].map((entry) => (
              <Entry key={entry.label} {...entry} />
            ))}
          </ul>
        </nav>
        <div className="mt-4 border-t border-ivory-edge pt-6">
          <ThemeSwitch />
          <LanguageLinks className={`${row} mt-4`} />
        </div>
      </div>
    </Dialog>
  );
}

function Entry({ label, to }: NavEntry) {
  return (
    <li>
      <Link to={to} className={row}>
        {label}
      </Link>
    </li>
  );
}

interface Props {
  readonly user: User | null;
  readonly rowClassName: string;
  readonly subRowClassName: string;
  readonly onLogOut: () => void;
}

/** The top of the mobile menu: greeting, account links and Logout, or Login and Sign Up (§2). */
export function MobileAccount({ user, rowClassName, subRowClassName, onLogOut }: Props) {
  if (!user)
    return (
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={routePatterns.signIn} className="grow px-4!">
          {layoutTexts.logIn}
        </ButtonLink>
        <ButtonLink to={routePatterns.signUp} variant="secondary" className="grow px-4!">
          {layoutTexts.signUp}
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
          {accountEntries.map(({ label, to }) => (
            <li key={label}>
              <Link to={to} className={subRowClassName}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
      <button type="button" onClick={onLogOut} className={rowClassName}>
        {layoutTexts.logOut}
      </button>
    </>
  );
}
