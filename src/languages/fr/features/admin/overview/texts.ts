import type { adminOverviewTexts as english } from '@/features/admin/overview/texts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const adminOverviewTexts: Translation<typeof english> = {
  label: 'En bref',
  revenue: 'Revenus',
  bookingsToShip: 'Commandes à expédier',
  guestBookingsToShip: 'Achats à expédier',
  lowStock: 'Stock faible',
  orderCount: (count, figure) => plural(count, { one: `${figure} commande`, other: `${figure} commandes` }),
  productCount: (count, figure) => plural(count, { one: `${figure} produit`, other: `${figure} produits` }),
  shortcuts: {
    label: 'Raccourcis',
    hint: 'Accès direct :',
    allProducts: 'Tous les produits',
    lowStock: 'Stock faible',
    allBookings: 'Liste complète',
    toShip: 'À expédier, dans l’ordre d’arrivée',
  },
  unknown: 'Inconnu',
  retry: 'Réessayer',
};
