import type { productCrumbsTexts as english } from '@/domain/productCrumbsTexts';
import type { Translation } from '@/lib/translation';

export const productCrumbsTexts: Translation<typeof english> = {
  home: 'Accueil',
  medicines: 'Médicaments',
};
