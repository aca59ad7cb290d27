export const domainTexts = {
  productGone: (name: string) => `${name} is no longer sold.`,
  productChanged: (name: string, change: string) => `${name}: ${change}.`,
  productChangedTwice: (name: string, price: string, stock: string) => `${name}: ${price}, ${stock}.`,
  priceOnRequest: 'the price is now on request',
  priceChanged: (before: string, now: string) => `price changed from ${before} to ${now}`,
  quantityLowered: (stock: number, quantity: number) => `only ${stock} left. We set your quantity to ${quantity}`,
  quantityRestored: (quantity: number) => `more in stock. Your quantity is ${quantity} again`,
  outOfStock: 'out of stock',
  backInStock: 'back in stock',
  lowStock: (stock: number) => `only ${stock} left`,
} as const;
