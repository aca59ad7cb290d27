export const policyTexts = {
  title: 'How buying here works',
  payment: (minimum: string) =>
    `You pay with PayPal. Prices are in Canadian dollars, and the minimum order is ${minimum}, excluding shipping.`,
  shipping: (fee: string) => `Standard shipping costs a flat ${fee} per order. It’s added at checkout.`,
  refund: 'To ask about a refund, write to us by WhatsApp or email with your order ID.',
  cancellation: 'To ask about cancelling an order, write to us by WhatsApp or email with your order ID.',
  tracking: 'Sign in to see your order’s status in My Orders.',
  trackingLink: 'See your orders',
} as const;

export const aboutTexts = {
  pageDescription: 'Who we are and what we sell: medicines and Ayurvedic products, shipped across Canada.',
  heading: 'Medicines and Ayurvedic products in Canada',
  intro: (shop: string) =>
    `${shop} sells everyday medicines and Ayurvedic herbs, oils and tonics, shipped across Canada.`,
  sellerTitle: 'We don’t make these products',
  seller: 'We only sell them. We are not their manufacturer, nor a manufacturer’s representative or customer care.',
  doctorTitle: 'Ask your doctor',
  doctor: 'We give no medical advice. Before you start, change or stop a medicine, please consult your own doctor.',
  minimumOrder: (amount: string) =>
    `The minimum order is ${amount}, excluding shipping. Prices are in Canadian dollars.`,
  testimonials: 'Testimonials from our customers',
  quote: (comment: string) => `“${comment}”`,
  quotedProduct: { before: 'on' },
} as const;
