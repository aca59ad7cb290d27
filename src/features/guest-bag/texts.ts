/** Texts of the bag and the wishlist that the browser stores for a guest. */
export const guestBagTexts = {
  privacy: (days: number) =>
    `Bag and saved products are kept in this browser for ${days} days. Everyone who uses it can see them.`,
  clear: 'Clear bag and saved products',
  clearTitle: 'Clear bag and saved products?',
  clearText: 'This removes your bag and saved products from this device.',
  moveTitle: 'From your bag on this device',
  savedMoveTitle: 'Saved on this device',
  moving: 'Moving to your account…',
  line: (quantity: number, name: string) => `${quantity} × ${name}:`,
  named: (name: string) => `${name}:`,
  added: { lines: 'Added to your cart.', saved: 'Added to your wishlist.' },
  waiting: 'Waiting for a connection.',
  unknown: 'We couldn’t confirm that this was added.',
  problems: {
    'out-of-stock': 'Out of stock.',
    gone: 'No longer available.',
    refused: 'Not added.',
    'sign-in': 'Waiting for you to sign in again.',
  },
  retryOf: (name: string) => `Retry: ${name}`,
  removeOf: (name: string) => `Remove from this device: ${name}`,
  close: 'OK',
  offered: {
    lines: 'This browser has a bag from an earlier visit. Is it yours?',
    saved: 'This browser has saved products from an earlier visit. Are they yours?',
  },
  accept: { lines: 'Add to my cart', saved: 'Add to my wishlist' },
  refuse: 'No, remove',
} as const;
