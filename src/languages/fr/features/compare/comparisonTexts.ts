import type { comparisonTexts as english } from '@/features/compare/comparisonTexts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const comparisonTexts: Translation<typeof english> = {
  title: 'Comparer des produits',
  table: 'Comparaison',
  loading: 'Chargement des produits',
  loadFailed: 'Nous n’avons pas pu charger les produits',
  gone: (count) =>
    plural(count, {
      one: `${count} des produits n’est plus offert.`,
      other: `${count} des produits ne sont plus offerts.`,
    }),
  nothingLeft: 'Il n’y a plus rien à comparer',
  onlyDifferences: 'Différences seulement',
  noDifferences: 'Pour tout ce que nous en savons, ces produits sont identiques.',
  product: 'Produit',
  price: 'Prix',
  unitPrice: 'Prix unitaire',
  rating: 'Évaluation',
  noReviews: 'Aucun avis pour l’instant',
  ratingOf: (average, count) =>
    plural(count, { one: `${average} (${count} avis)`, other: `${average} (${count} avis)` }),
  brand: 'Marque',
  doseForm: 'Forme',
  packSize: 'Format',
  category: 'Catégorie',
  stock: 'Stock',
  inStock: 'En stock',
  notStated: 'Non précisé',
  description: 'Description',
  order: 'Commander',
  remove: (name) => `Retirer de la comparaison : ${name}`,
};
