export const aboutProductTexts = {
  viewCart: 'View cart',
  viewWishlist: 'View wishlist',
} as const;

/** Shown with the products that an earlier visit kept. */
export const cachedNoteTexts = {
  offline: (time: string) => `Prices and stock are from ${time}; you can buy again when you’re back online.`,
  failed: (time: string) =>
    `Prices and stock are from ${time}; we couldn’t check for changes, so nothing can be bought yet.`,
  checking: (time: string) =>
    `Prices and stock are from ${time}; we’re checking for changes, and you can buy right after.`,
} as const;

export const newVersionTexts = {
  label: 'New version',
  ready: 'A new version is ready.',
  held: 'Another tab is at the checkout. Finish there, then reload.',
  reload: 'Reload',
  later: 'Later',
} as const;
