import { routePatterns } from '@/config/paths';
import { layoutTexts } from './texts';

export interface NavEntry {
  readonly label: string;
  readonly to: string;
  /** Points to the page of another entry: never marked as current. */
  readonly alias?: true;
}

/** The entries before the Products menu: Men, Women and Medicine all link to the listing (§2). */
export const firstEntries: readonly NavEntry[] = [
  { label: layoutTexts.home, to: routePatterns.home },
  { label: layoutTexts.men, to: routePatterns.listing, alias: true },
  { label: layoutTexts.women, to: routePatterns.listing, alias: true },
  { label: layoutTexts.medicine, to: routePatterns.listing },
];

/** The entries after the Products menu. */
export const lastEntries: readonly NavEntry[] = [{ label: layoutTexts.aboutUs, to: routePatterns.aboutUs }];

/** Plain text on a wide screen (ruling 22). */
export const plainEntries = [layoutTexts.blogs, layoutTexts.contactUs] as const;

export const accountEntries: readonly NavEntry[] = [
  { label: layoutTexts.myAccount, to: routePatterns.account },
  { label: layoutTexts.myOrders, to: routePatterns.accountOrders },
  { label: layoutTexts.wishlist, to: routePatterns.accountWishlist },
  { label: layoutTexts.address, to: routePatterns.accountAddresses },
];
