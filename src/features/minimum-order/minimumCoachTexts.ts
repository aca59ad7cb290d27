export const minimumCoachTexts = {
  label: 'Ways to reach the minimum order',
  makeIt: (quantity: number, total: string) => `Make it ${quantity} (${total})`,
  add: (price: string) => `Add (${price})`,
  addOf: (product: string, price: string) => `Add ${product} (${price})`,
} as const;
