import { LogOut, UserRound } from 'lucide-react';
import type { Profile } from '@/contract/user';
import { MenuButton } from '@/ui/MenuButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { NavItems, useLogOut } from './HeaderLinks';
import { accountEntries, menuLink } from './NavBar';
import { layoutTexts } from './texts';

/** Props of MenuButton. */
export const headerMenu = {
  align: 'right',
  className: 'rounded-full px-3 font-medium transition-colors hover:bg-leaf-soft',
} as const;

/** A signed-in customer's menu (§2). */
export function AccountMenu({ profile }: { readonly profile: Profile }) {
  return (
    <MenuButton
      {...headerMenu}
      label={
        <>
          <UserRound aria-hidden size={22} />
          <VisuallyHidden>{layoutTexts.accountOf} </VisuallyHidden>
          <span className="max-w-32 truncate max-xl:sr-only">{profile.firstName || layoutTexts.you}</span>
        </>
      }
    >
      <AccountEntries />
    </MenuButton>
  );
}

export function AccountEntries() {
  const logOut = useLogOut();
  return (
    <ul>
      <NavItems entries={accountEntries} linkClassName={menuLink} />
      <li className="mt-2 border-t border-ivory-edge pt-2">
        <button type="button" data-menu-item="" onClick={() => void logOut()} className={`${menuLink} gap-2`}>
          <LogOut aria-hidden size={18} /> {layoutTexts.logOut}
        </button>
      </li>
    </ul>
  );
}
