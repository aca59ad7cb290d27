import type { aboutProductTexts as english } from '@/features/notices/aboutProductTexts';
import type { Translation } from '@/lib/translation';

export const aboutProductTexts: Translation<typeof english> = {
  viewCart: 'Voir le panier',
  viewWishlist: 'Voir la liste de souhaits',
};
