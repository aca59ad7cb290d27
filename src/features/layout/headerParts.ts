import { lazyComponent } from '@/lib/lazyComponent';

/** Below this width, navigation and search are in dialogs (Tailwind's `lg`). */
export const wideWindow = '(min-width: 64rem)';
/** Below this width, the account is in the menu's dialog (Tailwind's `sm`). */
export const middleWindow = '(min-width: 40rem)';

export const NavBar = lazyComponent(() => import('./NavBar').then((module) => module.NavBar));
export const HeaderSearch = lazyComponent(() => import('./HeaderSearch').then((module) => module.HeaderSearch));
export const PhoneSearch = lazyComponent(() => import('./PhoneSearch').then((module) => module.PhoneSearch));
export const AccountMenu = lazyComponent(() => import('./AccountMenu').then((module) => module.AccountMenu));

/** Loads the parts of the header that a narrow window does not show. */
export async function loadHeaderParts(): Promise<void> {
  await Promise.all([NavBar, HeaderSearch, PhoneSearch, AccountMenu].map((part) => part.load()));
}

/** The same, where the window shows them. */
export async function loadVisibleHeaderParts(): Promise<void> {
  if (window.matchMedia(wideWindow).matches) await loadHeaderParts();
}
