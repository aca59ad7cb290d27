import type { Translation } from '@/lib/translation';
import type { toastTexts as english } from '@/ui/toastTexts';

export const toastTexts: Translation<typeof english> = {
  messages: 'Messages',
  errorMessages: 'Messages d’erreur',
  closeMessage: 'Fermer le message',
};
