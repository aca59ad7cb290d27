import type { compareTexts as english } from '@/features/compare/texts';
import type { Translation } from '@/lib/translation';

export const compareTexts: Translation<typeof english> = {
  compare: 'Comparer',
  compareProducts: 'Comparer des produits',
  full: (most) => `Vous pouvez comparer jusqu’à ${most} produits. Veuillez d’abord en retirer un.`,
  failed: 'Nous n’avons pas pu charger la comparaison. Veuillez réessayer.',
};
