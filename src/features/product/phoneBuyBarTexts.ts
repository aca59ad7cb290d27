export const phoneBuyBarTexts = {
  label: 'Buy this product',
  notAdded: (reason: string) => `Not added. ${reason}`,
} as const;
