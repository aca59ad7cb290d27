import type * as english from '@/features/compare/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const comparisonTexts: Translation<typeof english.comparisonTexts> = {
  table: 'Comparaison',
  gone: (count) =>
    plural(count, `${count} produit comparé n’est plus offert.`, `${count} produits comparés ne sont plus offerts.`),
  nothingLeft: 'Il n’y a plus rien à comparer',
  onlyDifferences: 'Différences seulement',
  noDifferences: 'Aucune différence dans les renseignements affichés.',
  noReviews: 'Aucun avis pour l’instant',
  ratingOf: (average, count) => plural(count, `${average} (${count} avis)`, `${average} (${count} avis)`),
  stock: 'Stock',
  notStated: 'Non précisé',
  order: 'Commander',
};

export const compareTexts: Translation<typeof english.compareTexts> = {
  compare: 'Comparer',
  compareProducts: 'Comparer des produits',
  full: (most) => `Vous pouvez comparer jusqu’à ${most} produits. Retirez-en d’abord un.`,
  failed: 'Nous n’avons pas pu charger la comparaison. Réessayez.',
};

export const trayTexts: Translation<typeof english.trayTexts> = {
  title: 'Produits à comparer',
  count: (count, most) => `Comparer ${count} sur ${most}`,
  choose: (most) => `Choisissez jusqu’à ${most} produits.`,
  chooseMore: 'Choisissez-en un de plus.',
  show: (count) => plural(count, `Afficher le produit choisi (${count})`, `Afficher les ${count} produits choisis`),
  remove: (name) => `Retirer de la comparaison : ${name}`,
  clear: 'Tout retirer',
  clearAll: 'Retirer tous les produits de la comparaison',
};
