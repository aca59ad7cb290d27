export const buyNowTexts = {
  buyNow: 'Buy Now',
  loadFailed: 'We couldn’t load the form. Please try again.',
} as const;
