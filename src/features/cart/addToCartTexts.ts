export const addToCartTexts = {
  add: 'Add to Cart',
  addOf: (product: string) => `Add to Cart: ${product}`,
  outOfStock: 'Out of Stock',
  outOfStockOf: (product: string) => `Out of Stock: ${product}`,
} as const;
