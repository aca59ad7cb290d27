/** §9. Money in cents, times in milliseconds. */
export const shopName = 'Tulsi North';
export const currencyCode = 'CAD';
export const minimumOrderCents = 50_00;
export const shippingCents = 50_00;
export const cartDiscountCents = 0;
export const listingPageSize = 6;
export const minimumQuantity = 1;
export const lowStockFrom = 5;
export const pincodeMaxLength = 8;
export const pincodeLookupLength = 6;
export const pincodeLookupDelayMs = 300;
export const toastMs = 3000;
export const emailErrorMs = 3000;
export const adminBannerMs = 3000;
export const adminRedirectMs = 3000;
export const adminPageSize = 25;
export const carouselAutoplayMs = 2000;
export const carouselTransitionMs = 300;
export const similarProductsTransitionMs = 500;
export const persistKey = 'root';
export const persistTimeoutMs = 5000;
export const persistVersion = 1;
export const authTokenKey = 'authToken';
/** Prefix of the payment journal's local storage keys; a sign-out keeps them (ruling 32). */
export const paymentKeyPrefix = 'payment:';
/** Prefix of the keys that record which unreadable payments were dismissed; a sign-out keeps them. */
export const dismissedKeyPrefix = 'payment-dismissed:';
export const paymentDatabase = 'payments';
/** The name of the draft (`lib/drafts`) of a new address: what a guest typed is there after a sign-in. */
export const newAddressDraft = 'address:new';
/** Session storage's key for an administrator's recent finds. */
export const adminFindsKey = 'admin-finds';
/** Session storage's key for an administrator's unsaved products. */
export const adminDraftsKey = 'admin-drafts';
/** Local storage's key for a guest's bag and wishlist. */
export const guestBagKey = 'guest-bag';
export const copyrightYear = 2025;
export const slowResponseMs = 8000;
export const externalTextLimit = 300;
/** The catalogue's name in Cache Storage; its number changes with the format of the copy. */
export const cachedCatalogueName = 'catalogue-1';
/** A catalogue older than this is refetched when its page becomes visible. */
export const staleCatalogueMs = 5 * 60_000;
export const shippingOption = 'Standard';
export const paymentOption = 'PayPal';

/** The `sizes` of a page's first pictures, which the HTML loads before the page. */
export const pictureSizes = {
  /** A card in a carousel. */
  card: '(min-width: 1024px) 22vw, 46vw',
  /** A card in a grid, which is a row on a phone. */
  listed: '(min-width: 1024px) 22vw, (min-width: 640px) 46vw, 5.25rem',
  gallery: '(min-width: 640px) 46vw, 70vw',
} as const;

/** The message by which a page makes a waiting service worker replace the running one. */
export const takeOverMessage = 'take-over';

/** §8: compared with the server's message, so they are the same in every language. */
export const bookingSuccessMessages = [
  'Booking added successfully',
  'User and booking created successfully.',
  'Booking created successfully',
] as const;
