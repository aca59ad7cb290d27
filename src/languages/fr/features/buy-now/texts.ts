import type { buyNowTexts as english } from '@/features/buy-now/texts';
import type { Translation } from '@/lib/translation';

export const buyNowTexts: Translation<typeof english> = {
  buyNow: 'Acheter maintenant',
  loadFailed: 'Nous n’avons pas pu charger le formulaire. Veuillez réessayer.',
};
