import { counted } from '@/features/admin/list/counts';
import type * as english from '@/features/admin/stock/texts';
import type { Translation } from '@/lib/languages';

export const stockTexts: Translation<typeof english.stockTexts> = {
  title: 'Stock à réapprovisionner',
  intro:
    'Stock faible, ou en rupture d’ici 14 jours au rythme des 30 derniers. Les quantités suggérées couvrent 30 jours.',
  threshold: 'Seuil de stock faible (unités)',
  thresholdHint: 'Enregistré dans ce navigateur',
  fileName: 'reapprovisionnement.csv',
  count: (count) => counted(count, '# produit à réapprovisionner', '# produits à réapprovisionner'),
  none: 'Rien à réapprovisionner.',
  products: { other: 'produits', empty: 'Aucun produit pour l’instant' },
  bookingsLoading: 'Chargement des commandes',
  bookingsFailed: 'Nous n’avons pas pu charger les commandes',
  stock: 'En stock',
  sold: 'Vendus en 30 jours',
  daysLeft: 'Jours restants',
  reorder: 'À réapprovisionner',
  noSales: 'Aucune vente',
};
