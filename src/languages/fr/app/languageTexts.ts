import type { languageTexts as english } from '@/app/languageTexts';
import type { Translation } from '@/lib/translation';

export const languageTexts: Translation<typeof english> = {
  paymentOpen: 'Terminez d’abord votre paiement. Vous pourrez ensuite changer de langue.',
  checkingPayments: 'Nous vérifions encore s’il reste un paiement en cours. Réessayez dans un instant.',
};
