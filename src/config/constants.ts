/** Business constants and limits (§9). Money in cents, times in milliseconds. */
export const shopName = 'Tulsi North';
export const currencyCode = 'CAD';
export const currencyLabel = 'CA$';
export const minimumOrderCents = 50_00;
export const shippingCents = 50_00;
export const cartDiscountCents = 0;
export const listingPageSize = 6;
export const minimumQuantity = 1;
/** The shop shows how many are left from this stock downwards. */
export const lowStockFrom = 5;
export const pincodeMaxLength = 8;
export const pincodeLookupLength = 6;
export const pincodeLookupDelayMs = 300;
export const toastMs = 3000;
export const emailErrorMs = 3000;
export const adminBannerMs = 3000;
export const adminRedirectMs = 3000;
/** Products and users on one page of the dashboard. */
export const adminPageSize = 25;
export const carouselAutoplayMs = 2000;
export const carouselTransitionMs = 300;
export const similarProductsTransitionMs = 500;
export const persistKey = 'root';
export const persistTimeoutMs = 5000;
export const persistVersion = 1;
export const authTokenKey = 'authToken';
/** Prefix of the local storage keys of the payments' mirror; a sign-out keeps these keys (ruling 32). */
export const paymentKeyPrefix = 'payment:';
export const copyrightYear = 2025;
/** After this time the page says that it still waits (ruling 26). */
export const slowAnswerMs = 8000;
/** Longer texts of a server or of PayPal are cut to this many characters. */
export const externalTextLimit = 300;
/** A catalogue older than this is loaded again when the shopper returns to the page. */
export const staleCatalogueMs = 5 * 60_000;
export const shippingOption = 'Standard';
export const paymentOption = 'PayPal';
