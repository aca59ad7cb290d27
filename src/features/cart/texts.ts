import { plural } from '@/lib/numbers';

/** The bag that the browser stores for a guest. */
export const guestCartTexts = {
  title: 'Your bag on this device',
  signedOut:
    'What you add without signing in stays in this browser. You can buy one product with Buy Now, without an account.',
  checkOut: 'Sign in to check out',
  buyNowOf: (product: string) => `Buy Now without an account: ${product}`,
  noAccount: 'Sign in to move your bag to your account. Without an account, you can use Buy Now.',
  noAccountBelow: 'Sign in to move your bag to your account. You can add more there.',
  oneAtATime:
    'Sign in to buy everything in one order. Without an account, you can buy one product at a time with Buy Now. Shipping and the minimum order apply to each.',
  saved: (count: number) => plural(count, '1 product saved on this device', `${count} products saved on this device`),
} as const;

export const cartTexts = {
  empty: 'Your cart is empty',
  emptyText: 'Products you add appear here.',
  count: (items: number) => plural(items, `(${items} item)`, `(${items} items)`),
  items: 'Cart items',
  each: (price: string) => `${price} each`,
  addedOn: (date: string) => `Added on ${date}`,
  saving: 'Saving…',
  savedSoFar: (quantity: string) => `Your account has ${quantity} so far.`,
  removeOf: (product: string) => `Remove ${product}`,
  removeUnavailable: 'Remove the unavailable product',
  removed: (product: string) => `Removed ${product}`,
  undo: 'Undo',
  undoOf: (product: string) => `Undo: put ${product} back`,
  noneLeft: 'None left',
  notCharged: 'You won’t be charged for this item.',
  waitForStock: 'Remove it, or wait until it’s back in stock.',
  unavailableText: 'Remove this product. You won’t be charged for it.',
  summary: {
    title: 'PRICE SUMMARY',
    items: 'Items',
    shippingNote: 'added at checkout',
    withShipping: (total: string) => `${total} with shipping`,
    proceed: 'Proceed to Checkout',
  },
} as const;
