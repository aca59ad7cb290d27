import type { Translation } from '@/lib/translation';
import type { dialogTexts as english } from '@/ui/dialogTexts';

export const dialogTexts: Translation<typeof english> = {
  close: 'Fermer',
  cancel: 'Annuler',
};
