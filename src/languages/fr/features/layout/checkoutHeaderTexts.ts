import type { checkoutHeaderTexts as english } from '@/features/layout/checkoutHeaderTexts';
import type { Translation } from '@/lib/translation';

export const checkoutHeaderTexts: Translation<typeof english> = {
  help: 'Aide',
  whatsApp: 'Clavarder sur WhatsApp (ouvre une nouvelle fenêtre)',
};
