/** Texts that every page loads, those of the contract to the letter (§4, §8); apart from `messages.ts`, which few pages need. */
export const commonMessages = {
  genericError: 'An error occurred',
  wishlistAdded: 'Item added to wishlist',
  cartAdded: 'Item added to cart successfully',
} as const;

export const slowText = 'This is taking longer than usual. We’re still waiting for a response.';

export const nothingKept = 'Your browser is blocking storage, so reloading signs you out and restarts checkout.';

/** §2. */
export function noResults(term: string): string {
  return `No results found for "${term}"`;
}
