export const productMissingTexts = {
  title: 'We couldn’t find this product',
  advice: 'It may have been renamed, or we no longer sell it.',
  allProducts: 'See all products',
} as const;
