import { Link } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import type { User } from '@/contract/user';
import { ButtonLink } from '@/ui/ButtonLink';
import { Disclosure } from '@/ui/Disclosure';
import { accountEntries } from './navEntries';

interface Props {
  readonly user: User | null;
  readonly rowClassName: string;
  readonly subRowClassName: string;
  readonly onLogOut: () => void;
}

/** Head of the mobile menu: greeting, Account list and Logout when signed in; Login and Sign Up when not (§2). */
export function MobileAccount({ user, rowClassName, subRowClassName, onLogOut }: Props) {
  if (!user)
    return (
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink to={routePatterns.signIn}>Login</ButtonLink>
        <ButtonLink to={routePatterns.signUp} variant="secondary">
          Sign Up
        </ButtonLink>
      </div>
    );
  const name = [user.profile.firstName, user.profile.lastName].filter(Boolean).join(' ');
  return (
    <>
      <p className="text-lg break-words text-ink-soft">{name ? `Hello, ${name}` : 'Hello'}</p>
      <Disclosure label="Account" className="min-h-12 font-display text-xl">
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
        Logout
      </button>
    </>
  );
}
