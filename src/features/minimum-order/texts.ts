export const minimumOrderTexts = {
  progress: 'Progress toward the minimum order',
  missing: (amount: string) => `${amount} to go.`,
  minimum: (amount: string) => `The minimum order is ${amount} before shipping.`,
  advice: {
    cart: { before: '', link: 'Add more products', after: '.' },
    'buy-now': { before: 'Increase the quantity above, or', link: 'choose another product', after: '.' },
  },
} as const;
