import type * as english from '@/features/admin/stock/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const stockTexts: Translation<typeof english.stockTexts> = {
  title: 'Stock à renouveler',
  intro:
    'Les produits dont le stock est faible ou sera épuisé d’ici 14 jours au rythme des 30 derniers jours, d’après les commandes et les achats immédiats. Les unités à commander suffisent pour 30 jours.',
  threshold: 'Seuil de stock faible (unités)',
  thresholdHint: 'Gardé dans ce navigateur',
  thresholdProblem: 'Entrez un nombre entier',
  exportCsv: 'Exporter en CSV',
  fileName: 'reapprovisionnement.csv',
  count: (count, figure) =>
    plural(count, { one: `${figure} produit à renouveler`, other: `${figure} produits à renouveler` }),
  none: 'Rien à renouveler.',
  products: { other: 'produits', empty: 'Aucun produit pour l’instant' },
  bookingsLoading: 'Chargement des commandes',
  bookingsFailed: 'Nous n’avons pas pu charger les commandes',
  stock: 'En stock',
  sold: 'Vendus en 30 jours',
  daysLeft: 'Jours restants',
  reorder: 'À commander',
  noSales: 'Aucune vente',
  more: (count, figure) => plural(count, { one: `et ${figure} autre`, other: `et ${figure} autres` }),
};
