import { Link } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import type { User } from '@/contract/user';
import { ButtonLink } from '@/ui/Button';
import { Disclosure } from '@/ui/Disclosure';
import { accountEntries } from './navEntries';
import { layoutTexts, mobileMenuTexts } from './texts';

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
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink to={routePatterns.signIn}>{layoutTexts.logIn}</ButtonLink>
        <ButtonLink to={routePatterns.signUp} variant="secondary">
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
