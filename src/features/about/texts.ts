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

export const aboutTexts = {
  pageTitle: 'About Us',
  pageDescription:
    'Who we are, what we sell and what we do not: a seller of medicines and Ayurvedic goods for homes across Canada.',
  heading: 'A calm place to buy medicines and Ayurveda in Canada',
  intro: (shop: string) =>
    `${shop} brings together brands people have trusted for years: everyday medicines alongside herbs, oils and tonics in the tradition of Ayurveda. We show you what each product is, what it costs and how many are left, and we ship it to your door.`,
  sellerTitle: 'We are a seller',
  seller:
    'We only sell. We are not the manufacturer of any product shown here, nor a manufacturer’s representative or customer care.',
  doctorTitle: 'Your doctor knows you best',
  doctor: 'We give no medical advice. Before you start, change or stop a medicine, please consult your own doctor.',
  minimumOrderTitle: 'Minimum order',
  minimumOrder: (amount: string) =>
    `The minimum order is ${amount}, excluding shipping. Prices are in Canadian dollars.`,
  testimonials: 'Testimonials from our customers',
  quote: (comment: string) => `“${comment}”`,
  quotedProduct: { before: 'on' },
  contact: 'Reach us',
  contactIntro: 'By WhatsApp or email only. We answer messages in the order they arrive.',
  whatsApp: 'WhatsApp',
  email: 'Email',
  newWindow: '(opens a new window)',
} as const;
