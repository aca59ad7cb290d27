export const policyTexts = {
  title: 'How buying here works',
  payment: {
    title: 'Payment Method',
    text: (minimum: string) =>
      `You pay with PayPal. Prices are in Canadian dollars, and the minimum order is ${minimum}, excluding shipping.`,
  },
  shipping: {
    title: 'Shipping Policy',
    text: (fee: string) =>
      `There is one way of shipping, Standard, for a flat fee of ${fee} per order. It’s added at checkout.`,
  },
  refund: {
    title: 'Refund Policy',
    text: 'To ask about a refund, write to us by WhatsApp or email with your order ID.',
  },
  cancellation: {
    title: 'Cancellation Policy',
    text: 'To ask about cancelling an order, write to us by WhatsApp or email with your order ID.',
  },
  tracking: {
    title: 'Track Order',
    text: 'An order is Confirmed, Shipped, In-transit or Delivered.',
    link: 'See your orders',
  },
  contact: { title: 'Contact Us', text: 'By WhatsApp or email only.' },
} as const;
