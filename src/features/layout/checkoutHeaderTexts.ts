export const checkoutHeaderTexts = {
  help: 'Help',
  whatsApp: 'Chat on WhatsApp (opens a new window)',
} as const;
