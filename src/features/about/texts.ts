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
