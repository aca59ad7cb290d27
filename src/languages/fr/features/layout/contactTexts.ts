import type { contactTexts as english } from '@/features/layout/contactTexts';
import type { Translation } from '@/lib/translation';

export const contactTexts: Translation<typeof english> = {
  contact: 'Nous joindre',
  whatsApp: 'Clavarder avec nous sur WhatsApp (ouvre une nouvelle fenêtre)',
  call: 'Nous appeler',
};
