/** The login modal and why it opened. */
export const loginModalTexts = {
  title: 'Sign in',
  sessionEnded: 'Please sign in again. Your session has ended.',
  /** For a guest, who had no session. */
  signInFirst: 'Please sign in to continue.',
  cookiesNeeded:
    'Allow cookies for this shop in your browser’s settings, then sign in again. Your sign-in was accepted, but not kept.',
  reasons: {
    toggleWishlist: 'Sign in to add this product to your wishlist.',
    changeWishlist: 'Sign in again to change your wishlist.',
    addToCart: 'Sign in to add this product to your cart.',
    moveToCart: 'Sign in again to move this product to your cart.',
    deleteItemFromCart: 'Sign in again to change your cart.',
    checkOut: 'Sign in to check out. Your bag moves to your account.',
    changeQuantity: 'Sign in again to change your cart.',
    orderNews: 'Sign in again to see your orders’ status. You stay signed in if you close this.',
    payment: 'Sign in with the account you paid with. We’ll look for your order there.',
  },
  stored: {
    addToCart: (product: string) => `${product} is in your bag on this device.`,
    toggleWishlist: (product: string) => `${product} is saved on this device.`,
  },
  onDevice: { addToCart: 'Keep it in my bag', toggleWishlist: 'Keep it on this device' },
} as const;

export const sessionTexts = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  show: 'Show',
  hide: 'Hide',
  signIn: 'Sign In',
  signInIntro: 'Welcome back.',
  signUpIntro: 'Save a cart, a wishlist and your addresses.',
  newHere: 'New here?',
  createAccount: 'Create an account',
  alreadyRegistered: 'Already have an account?',
  adminSignIn: 'Login as Admin',
  accountReady: 'Your account is ready. Please sign in.',
  required: (field: string) => `${field} is required`,
  passwordHint: 'At least 8 characters',
  gender: 'Gender',
  noGender: 'Prefer not to say',
  genders: { Male: 'Male', Female: 'Female', Other: 'Other' },
  country: 'Country',
  countryOption: (flag: string, name: string, dialCode: string) => `${flag} ${name} (${dialCode})`,
} as const;
