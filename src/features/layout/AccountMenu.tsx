import { LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Profile } from '@/contract/user';
import { MenuButton } from '@/ui/MenuButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { accountEntries, menuLink } from './NavBar';
import { layoutTexts } from './texts';

interface Props {
  readonly profile: Profile;
  readonly onLogOut: () => void;
}

/** For a signed-in customer (§2). */
export function AccountMenu({ profile, onLogOut }: Props) {
  return (
    <MenuButton
      align="right"
      className="rounded-full px-3 font-medium transition-colors hover:bg-leaf-soft"
      label={
        <>
          <UserRound aria-hidden size={22} />
          <VisuallyHidden>{layoutTexts.accountOf} </VisuallyHidden>
          <span className="max-w-32 truncate max-xl:sr-only">{profile.firstName || layoutTexts.you}</span>
        </>
      }
    >
      <AccountEntries onLogOut={onLogOut} />
    </MenuButton>
  );
}

export function AccountEntries({ onLogOut }: Pick<Props, 'onLogOut'>) {
  return (
    <ul>
      {accountEntries.map(({ label, to }) => (
        <li key={label}>
          <Link to={to} className={menuLink}>
            {label}
          </Link>
        </li>
      ))}
      <li className="mt-2 border-t border-ivory-edge pt-2">
        <button type="button" data-menu-item="" onClick={onLogOut} className={`${menuLink} gap-2`}>
          <LogOut aria-hidden size={18} /> {layoutTexts.logOut}
        </button>
      </li>
    </ul>
  );
}
