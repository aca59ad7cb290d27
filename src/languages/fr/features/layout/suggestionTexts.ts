import type { suggestionTexts as english } from '@/features/layout/suggestionTexts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const suggestionTexts: Translation<typeof english> = {
  list: 'Suggestions',
  allProducts: 'Tous les produits',
  searchFor: (term) => `Rechercher « ${term} »`,
  none: 'Aucune suggestion. Appuyez sur Entrée pour rechercher.',
  found: (count) =>
    plural(count, {
      one: `${count} suggestion. Utilisez les flèches vers le haut et vers le bas.`,
      other: `${count} suggestions. Utilisez les flèches vers le haut et vers le bas.`,
    }),
};
