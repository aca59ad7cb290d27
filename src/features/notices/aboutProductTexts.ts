export const aboutProductTexts = {
  viewCart: 'View cart',
  viewWishlist: 'View wishlist',
} as const;
