export const similarProductsTexts = {
  title: 'Similar Products',
  loading: 'Loading similar products',
} as const;
