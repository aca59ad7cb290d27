import type { phoneBuyBarTexts as english } from '@/features/product/phoneBuyBarTexts';
import type { Translation } from '@/lib/translation';

export const phoneBuyBarTexts: Translation<typeof english> = {
  label: 'Acheter ce produit',
  notAdded: (reason) => `Non ajouté. ${reason}`,
};
