import { routePatterns } from '@/config/paths';

export interface NavEntry {
  readonly label: string;
  readonly to: string;
  /** Another name of a place that has an entry of its own: never marked as the current page. */
  readonly alias?: true;
}

/** Before the Products dropdown: Men, Women and Medicine all point to the listing (§2). */
export const firstEntries: readonly NavEntry[] = [
  { label: 'Home', to: routePatterns.home },
  { label: 'Men', to: routePatterns.listing, alias: true },
  { label: 'Women', to: routePatterns.listing, alias: true },
  { label: 'Medicine', to: routePatterns.listing },
];

export const aboutEntry: NavEntry = { label: 'About Us', to: routePatterns.aboutUs };

/** Without a link on a wide screen (ruling 22). */
export const plainEntries = ['Blogs', 'Contact Us'] as const;

/** On a phone all three point to the about page (§2). */
export const phoneAboutEntries: readonly NavEntry[] = ['Testimonials', ...plainEntries].map((label) => ({
  label,
  to: routePatterns.aboutUs,
}));

export const accountEntries: readonly NavEntry[] = [
  { label: 'My Account', to: routePatterns.account },
  { label: 'My Orders', to: routePatterns.accountOrders },
  { label: 'Wishlist', to: routePatterns.accountWishlist },
];
