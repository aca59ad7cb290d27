import { plural } from '@/lib/plural';

export const stateTexts = {
  signedOutElsewhere: 'You signed out in another tab.',
  manyProductsChanged: (count: number) =>
    plural(count, {
      one: '1 product in your cart, wishlist or Buy Now has changed. Please review it.',
      other: `${count} products in your cart, wishlist or Buy Now have changed. Please review them.`,
    }),
  allInCart: (stock: number) => `Only ${stock} left, already in your cart.`,
  allInBag: (stock: number) => `Only ${stock} left, already in your bag.`,
  addedLess: (stock: number, added: number) => `Only ${stock} left. We added ${added}.`,
  addedLessToCart: (stock: number, inCart: number, added: number) =>
    `Only ${stock} left, ${inCart} already in your cart. We added ${added}.`,
} as const;
