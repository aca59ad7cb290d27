export const aboutProductTexts = { viewCart: 'View cart', viewWishlist: 'View wishlist' } as const;

/** Shown with products that an earlier visit cached. */
export const cachedNoteTexts = {
  offline: (time: string) => `Prices and stock from ${time} are shown. You can buy again when you’re back online.`,
  failed: (time: string) =>
    `Prices and stock from ${time} are shown. We couldn’t check for changes, so you can’t buy yet.`,
  checking: (time: string) => `Prices and stock from ${time} are shown. You can buy once we’ve checked for changes.`,
} as const;

export const newVersionTexts = {
  label: 'New version',
  ready: 'A new version is ready.',
  held: 'Finish checkout in your other tab, then reload.',
  later: 'Later',
} as const;
