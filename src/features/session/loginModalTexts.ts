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
    changeQuantity: 'Sign in again to change your cart.',
  },
} as const;
