import type { similarProductsTexts as english } from '@/features/product/similarProductsTexts';
import type { Translation } from '@/lib/translation';

export const similarProductsTexts: Translation<typeof english> = {
  title: 'Produits similaires',
  loading: 'Chargement des produits similaires',
};
