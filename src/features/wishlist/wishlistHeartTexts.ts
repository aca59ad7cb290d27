export const wishlistHeartTexts = {
  label: (product: string) => `Wishlist: ${product}`,
} as const;
