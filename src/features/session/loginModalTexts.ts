/** The login modal and why it opened. */
export const loginModalTexts = {
  title: 'Log In',
  sessionEnded: 'Your session has ended. Please sign in again.',
  orderNews: 'Sign in again to see what’s new with your orders. You stay signed in if you close this.',
  changeWishlist: 'Sign in again to change your wishlist.',
  reasons: {
    toggleWishlist: 'Sign in to add this product to your wishlist.',
    addToCart: 'Sign in to add this product to your cart.',
    moveToCart: 'Sign in again to move this product to your cart.',
    deleteItemFromCart: 'Sign in again to change your cart.',
    checkOut: 'Sign in to check out. Your bag moves to your account.',
    changeQuantity: 'Sign in again to change your cart.',
  },
  kept: {
    addToCart: (product: string) => `${product} is in your bag on this device.`,
    toggleWishlist: (product: string) => `${product} is saved on this device.`,
  },
  keep: { addToCart: 'Keep it in my bag', toggleWishlist: 'Keep it on this device' },
  buyNow: 'Buy Now without an account',
} as const;
