export const footerTexts = {
  seller: (shop: string) =>
    `${shop} is only a seller of the products shown here. We are not their manufacturer, nor a manufacturer’s representative or customer care.`,
  doctor: 'For advice about your health, please consult your own doctor.',
  minimumOrder: (amount: string) => `Minimum order ${amount}, excluding shipping`,
  service: 'Customer service',
  paymentMethod: 'Payment Method',
  contactUs: 'Contact Us',
  shippingPolicy: 'Shipping Policy',
  refundPolicy: 'Refund Policy',
  cancellationPolicy: 'Cancellation Policy',
  trackOrder: 'Track Order',
  contact: 'Talk to us',
  contactIntro: 'By WhatsApp or email only.',
  whatsApp: 'WhatsApp',
  newWindow: '(opens a new window)',
  socialNetworks: 'We are also on',
  copyright: (year: string, shop: string) => `© ${year} ${shop}`,
} as const;
