export const cartHintTexts = {
  inCart: (amount: string) => `${amount} in your cart`,
  minimum: (amount: string) => `Minimum order: ${amount} before shipping`,
  toGo: (missing: string, amount: string) => `${missing} to go to the minimum order of ${amount}`,
  reached: (amount: string) => `The minimum order of ${amount} is reached`,
  shipping: (fee: string) => `Shipping: ${fee} for the whole order, added at checkout`,
} as const;
