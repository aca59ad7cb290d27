export const phoneBuyBarTexts = {
  costs: (shipping: string, minimum: string) => `+ ${shipping} shipping · minimum order ${minimum}`,
  label: 'Buy this product',
  notAdded: (reason: string) => `Not added. ${reason}`,
} as const;
