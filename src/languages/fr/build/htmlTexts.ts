import type { htmlTexts as english } from '@/build/htmlTexts';
import type { Translation } from '@/lib/translation';

export const htmlTexts: Translation<typeof english> = {
  description: 'Des médicaments et des produits de bien-être inspirés de l’ayurveda, livrés partout au Canada.',
  noScript: 'Cette boutique a besoin de JavaScript. Veuillez l’activer, ou nous écrire par courriel.',
};
