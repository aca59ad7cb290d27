export const contactTexts = {
  contact: 'Contact',
  whatsApp: 'Chat with us on WhatsApp (opens a new window)',
  call: 'Call us',
} as const;
