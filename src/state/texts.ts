import { plural } from '@/lib/numbers';

/** Texts of a guest's bag and its move to the account. */
export const bagTexts = {
  notStored: 'Keep this page open. Your browser can’t save your bag.',
  inBag: 'It’s in your bag on this device.',
  left: (count: number) =>
    plural(
      count,
      'Check your cart or wishlist: 1 product from your bag isn’t in your account yet.',
      `Check your cart or wishlist: ${count} products from your bag aren’t in your account yet.`,
    ),
  offered: 'Check your cart or wishlist: this browser has items from an earlier visit.',
} as const;

export const stateTexts = {
  signedOutElsewhere: 'You signed out in another tab. Your cart is in your account.',
  cartChangedElsewhere: 'Your cart was changed in another browser. Please review it.',
  manyProductsChanged: (count: number) =>
    plural(
      count,
      '1 product in your cart, wishlist or Buy Now has changed. Please review it.',
      `${count} products in your cart, wishlist or Buy Now have changed. Please review them.`,
    ),
  cartFailed: 'We couldn’t change your cart.',
  wishlistFailed: 'We couldn’t change your wishlist.',
  mayBeAdded: 'We couldn’t confirm that this was added. If you add it again, you won’t get it twice.',
  allInCart: (stock: number) => `Only ${stock} left, already in your cart.`,
  allInBag: (stock: number) => `Only ${stock} left, already in your bag.`,
  addedLess: (stock: number, added: number) => `Only ${stock} left. We added ${added}.`,
  addedLessToCart: (stock: number, inCart: number, added: number) =>
    `Only ${stock} left, ${inCart} already in your cart. We added ${added}.`,
} as const;
