export const wishlistTexts = {
  emptyAdvice: 'Tap the heart on a product to save it.',
  title: 'Your wishlist',
  greeting: (name: string) => `Hello ${name}, here is your wishlist`,
  categories: 'Categories',
  allCategories: 'All',
  remove: (product: string) => `Remove ${product} from the wishlist`,
  available: 'Available',
} as const;

export const wishlistHeartTexts = { label: (product: string) => `Wishlist: ${product}` } as const;
