import { routePatterns } from '@/config/paths';
import { layoutTexts } from './texts';

/** As the catalogue names them, whatever the language of the labels. */
const navCategories = { men: 'Men', women: 'Women', medicine: 'Medicine' } as const;

export interface NavEntry {
  readonly label: string;
  readonly to: string;
}

const categoryPath = (category: string) => `${routePatterns.listing}?${new URLSearchParams({ category })}`;

/** The entries before the Products menu: Men, Women and Medicine open the listing with their category (§2, ruling 42). */
export const firstEntries: readonly NavEntry[] = [
  { label: layoutTexts.home, to: routePatterns.home },
  { label: layoutTexts.men, to: categoryPath(navCategories.men) },
  { label: layoutTexts.women, to: categoryPath(navCategories.women) },
  { label: layoutTexts.medicine, to: categoryPath(navCategories.medicine) },
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
