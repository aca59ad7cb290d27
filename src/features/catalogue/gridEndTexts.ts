export const gridEndTexts = {
  nextPage: (page: number, pages: number) => `Page ${page} of ${pages}`,
  next: 'See the next products',
  askTitle: 'Looking for something else?',
  ask: 'Ask us. We answer by WhatsApp or email.',
  whatsApp: 'WhatsApp',
  whatsAppLabel: 'WhatsApp (opens a new window)',
  email: 'Email',
} as const;
