/** Texts that first pages show; parts that load lazily keep theirs beside them. */
export const uiTexts = {
  retry: 'Retry',
  checkConnection: 'Please check your connection and try again.',
  breadcrumb: 'Breadcrumb',
  carousel: 'carousel',
  stars: (value: number) => `${value} out of 5 stars`,
  outOfFive: 'out of 5 stars',
  priceNow: 'Price now',
  priceBefore: 'Price before',
  quantityOf: (name: string) => `Quantity of ${name}`,
  decreaseQuantity: (name: string) => `Decrease quantity of ${name}`,
  increaseQuantity: (name: string) => `Increase quantity of ${name}`,
  quantity: (quantity: number) => `Quantity ${quantity}`,
  onlyAvailable: (max: number) => `Only ${max} available`,
  quantityReduced: (quantity: number) => `Only ${quantity} left. We set your quantity to ${quantity}.`,
} as const;
