export const orderStatusTexts = {
  Confirmed: 'Confirmed',
  Shipped: 'Shipped',
  'In-transit': 'In-transit',
  Delivered: 'Delivered',
} as const;
