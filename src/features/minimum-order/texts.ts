export const minimumCoachTexts = {
  label: 'Ways to reach the minimum order',
  add: (price: string) => `Add (${price})`,
  addOf: (product: string, price: string) => `Add (${price}): ${product}`,
} as const;

export const minimumOrderTexts = {
  progress: 'Progress toward the minimum order',
  missing: (amount: string) => `Add ${amount} more.`,
  minimum: (amount: string) => `The minimum order is ${amount}, excluding shipping.`,
  advice: {
    cart: { before: '', link: 'Add more products', after: '.' },
    more: { before: 'Increase the quantity above, or', link: 'choose another product', after: '.' },
    another: { before: 'There isn’t enough in stock.', link: 'Choose another product', after: '.' },
  },
} as const;
