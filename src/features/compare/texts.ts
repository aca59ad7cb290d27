/** Of the parts that load with a listing, a product page and the notices. */
export const compareTexts = {
  compare: 'Compare',
  compareProducts: 'Compare products',
  full: (most: number) => `You can compare up to ${most} products. Please remove one first.`,
  failed: 'We couldn’t load the comparison. Please try again.',
} as const;
