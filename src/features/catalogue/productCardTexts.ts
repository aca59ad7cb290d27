/** Shared by product cards and the product page's buy box. */
export const productCardTexts = {
  priceOnRequest: 'Price on request',
  percentOff: (percent: number) => `${percent}% off`,
  outOfStock: 'Out of Stock',
  fewLeft: (count: number) => `Only ${count} left`,
} as const;
