export const reviewPageTexts = {
  payment: 'Your payment',
  orderNotPlaced: 'Your order was not placed',
  orderPlaced: 'Order placed',
} as const;
