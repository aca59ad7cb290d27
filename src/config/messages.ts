import { env } from './env';

/** Texts of the contract (§2, §4, §5, §8), verbatim. */
export const messages = {
  fillRequired: 'Please fill all required fields',
  signUpMissing: 'Please fill in the following fields:',
  signUpEmail: 'Please Enter a valid Email address',
  signUpFailed: 'There was an error creating your account.',
  buyNowTitle: 'Enter Your Email To Continue',
  buyNowEmail: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  cartSignedOut: 'Log In to see your Cart.',
  cartHeading: 'My Medicines',
  wishlistSignedOut: 'Log In to see your wishlisted items',
  wishlistEmpty: 'Nothing in your wishlist',
  bookingError: 'Error placing order. Please try again.',
  bookingThrown: 'An error occurred while processing the transaction.',
  createOrderFailed: 'Could not initiate PayPal Checkout...',
  captureFailed: 'Sorry, your transaction could not be processed...',
  adminCreated: 'Admin created successfully!',
  productAdded: 'Product added successfully!',
  productUpdated: 'Product updated successfully!',
  productDeleted: 'Product deleted successfully!',
  whatsAppText: 'Hello, I need assistance.',
} as const;

/** The server reported success, but the quantity is unchanged. */
export const quantityNotTaken = 'We couldn’t change the quantity. Your cart shows the current amount.';

/** §8. */
export function orderPlaced(orderId: string): string {
  return `Congratulations! Your order has been placed successfully. Your order ID is ${orderId}. Contact ${env.contactPhone} for queries.`;
}

/** §8. */
export function transactionText(status: string, captureId: string): string {
  return `Transaction ${status}: ${captureId}`;
}

/** Texts that more than one part shows; those of the contract verbatim (§4, §8). */
export const commonMessages = {
  genericError: 'An error occurred',
  wishlistAdded: 'Item added to wishlist',
  cartAdded: 'Item added to cart successfully',
} as const;

/** Words that more than one part shows. */
export const words = {
  email: 'Email',
  whatsApp: 'WhatsApp',
  writeToUs: 'Write to us',
  contactWays: 'By WhatsApp or email only.',
  logIn: 'Log In',
  signUp: 'Sign Up',
  cart: 'Cart',
  wishlist: 'Wishlist',
  product: 'Product',
  products: 'Products',
  browseProducts: 'Browse Products',
  chooseCountry: 'Choose a country',
  addToCart: 'Add to Cart',
  addToCartOf: (product: string) => `Add to Cart: ${product}`,
  buyNowAsGuest: 'Buy Now without an account',
  buyFor: (quantity: number, total: string) => `Buy ${quantity} for ${total}`,
  outOfStock: 'Out of Stock',
  outOfStockOf: (product: string) => `Out of Stock: ${product}`,
  noLongerAvailable: 'No longer available',
  remove: 'Remove',
  minimumOrder: 'Minimum order',
  quantity: 'Quantity',
  times: (quantity: number, what: string) => `${quantity} × ${what}`,
  price: 'Price',
  priceOnRequest: 'Price on request',
  amount: 'Amount',
  lineTotal: 'Item total',
  transaction: 'Transaction',
  print: 'Print',
} as const;

/** The customer-service list of §2, in its order. */
export const policyNames = {
  payment: 'Payment Method',
  contact: 'Contact Us',
  shipping: 'Shipping Policy',
  refund: 'Refund Policy',
  cancellation: 'Cancellation Policy',
  tracking: 'Track Order',
} as const;

export const slowText = 'This is taking longer than usual. We’re still waiting for a response.';

export const storageBlocked =
  'Don’t reload this page, or you’ll have to start again. Your browser is blocking storage.';

/** §2. */
export function noResults(term: string): string {
  return `No results found for "${term}"`;
}

/** Shown at the address and before the payment (ruling 46). */
export const deliveryAbroad = 'Outside Canada, we first confirm delivery with you by WhatsApp or email.';
