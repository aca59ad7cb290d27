export const emailDialogTexts = {
  addMore: (more: number, minimum: string) => `Add ${more} more to reach the ${minimum} minimum.`,
  raised: (quantity: number, total: string) => `You are buying ${quantity} for ${total}, plus shipping.`,
  tooLittle: (minimum: string) =>
    `The minimum order is ${minimum}, excluding shipping, and there isn’t enough in stock.`,
  another: 'Choose another product',
  intro: 'We need your email for your order. You don’t need an account.',
  continue: 'Continue',
} as const;

export const buyNowTexts = { buyNow: 'Buy Now', loadFailed: 'We couldn’t load the form. Please try again.' } as const;
