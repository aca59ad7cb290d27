export const wishlistTexts = {
  pageTitle: 'Wishlist',
  logIn: 'Log In',
  emptyAdvice: 'Tap the heart on a product to save it.',
  browse: 'Browse Products',
  title: 'Your wishlist',
  onDevice: 'Saved on this device',
  greeting: (name: string) => `Hello ${name}, here is your wishlist`,
  categories: 'Categories',
  allCategories: 'All',
  list: 'Wishlist',
  remove: (product: string) => `Remove ${product} from the wishlist`,
  priceOnRequest: 'Price on request',
  outOfStock: 'Out of Stock',
  available: 'Available',
  addToCart: 'Add to Cart',
  addProductToCart: (product: string) => `Add to Cart: ${product}`,
} as const;

export const wishlistHeartTexts = {
  label: (product: string) => `Wishlist: ${product}`,
} as const;
