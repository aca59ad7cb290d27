import type { nothingFoundTexts as english } from '@/features/catalogue/nothingFoundTexts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const nothingFoundTexts: Translation<typeof english> = {
  noProducts: 'Aucun produit pour l’instant',
  noProductsAdvice: 'Nous garnissons les tablettes. Revenez bientôt.',
  noResultsAdvice:
    'Modifiez votre recherche ou vos filtres : moins de mots, une autre orthographe, ou tous les produits.',
  noneFiltered: 'Aucun produit ne correspond à ces filtres',
  dropAdvice: 'Sans l’un d’eux, il y a de nouveau des produits :',
  drop: (filter, count) =>
    plural(count, { one: `Sans « ${filter} » : ${count} produit`, other: `Sans « ${filter} » : ${count} produits` }),
  clear: (count) => plural(count, { one: `Sans filtre : ${count} produit`, other: `Sans filtre : ${count} produits` }),
  allProducts: 'Voir tous les produits',
  nearest: 'Résultats les plus proches',
  popular: 'Produits populaires',
};
