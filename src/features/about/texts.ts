export const policyTexts = {
  title: 'How buying here works',
  payment: {
    title: 'Payment Method',
    text: (minimum: string) =>
      `You pay with PayPal. Prices are in Canadian dollars, and the minimum order is ${minimum}, excluding shipping.`,
  },
  shipping: {
    title: 'Shipping Policy',
    text: (fee: string) => `Standard shipping costs a flat ${fee} per order. It’s added at checkout.`,
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
    text: 'Sign in to see your order’s status in My Orders.',
    link: 'See your orders',
  },
  contact: { title: 'Contact Us', text: 'By WhatsApp or email only.' },
} as const;

export const aboutTexts = {
  pageTitle: 'About Us',
  pageDescription: 'Who we are and what we sell: medicines and Ayurvedic products, shipped across Canada.',
  heading: 'Medicines and Ayurvedic products in Canada',
  intro: (shop: string) =>
    `${shop} sells everyday medicines and Ayurvedic herbs, oils and tonics, shipped across Canada.`,
  sellerTitle: 'We don’t make these products',
  seller: 'We only sell them. We are not their manufacturer, nor a manufacturer’s representative or customer care.',
  doctorTitle: 'Ask your doctor',
  doctor: 'We give no medical advice. Before you start, change or stop a medicine, please consult your own doctor.',
  minimumOrderTitle: 'Minimum order',
  minimumOrder: (amount: string) =>
    `The minimum order is ${amount}, excluding shipping. Prices are in Canadian dollars.`,
  testimonials: 'Testimonials from our customers',
  quote: (comment: string) => `“${comment}”`,
  quotedProduct: { before: 'on' },
  contact: 'Write to us',
  contactIntro: 'By WhatsApp or email only.',
  whatsApp: 'WhatsApp',
  email: 'Email',
  newWindow: '(opens a new window)',
} as const;
