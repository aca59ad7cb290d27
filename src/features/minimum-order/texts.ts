export const minimumCoachTexts = {
  label: 'Ways to reach the minimum order',
  makeIt: (quantity: number, total: string) => `Make it ${quantity} (${total})`,
  add: (price: string) => `Add (${price})`,
  addOf: (product: string, price: string) => `Add ${product} (${price})`,
} as const;

export const minimumOrderTexts = {
  progress: 'Progress toward the minimum order',
  missing: (amount: string) => `${amount} to go.`,
  minimum: (amount: string) => `The minimum order is ${amount} before shipping.`,
  advice: {
    cart: { before: '', link: 'Add more products', after: '.' },
    'buy-now': { before: 'Increase the quantity above, or', link: 'choose another product', after: '.' },
  },
} as const;
