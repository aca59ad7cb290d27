import { counted } from '@/features/admin/list/counts';
import type { adminOverviewTexts as english } from '@/features/admin/overview/texts';
import type { Translation } from '@/lib/languages';

export const adminOverviewTexts: Translation<typeof english> = {
  label: 'En bref',
  revenue: 'Revenus',
  bookingsToShip: 'Commandes à expédier',
  guestBookingsToShip: 'Achats à expédier',
  lowStock: 'Stock faible',
  // The labels say of what: with it, four figures would need a second line.
  orderCount: (count) => counted(count, '#', '#'),
  productCount: (count) => counted(count, '#', '#'),
  shortcuts: {
    label: 'Raccourcis',
    hint: 'Accès direct :',
    allProducts: 'Tous les produits',
    allBookings: 'Liste complète',
    toShip: 'À expédier, dans l’ordre d’arrivée',
  },
  unknown: 'Inconnu',
};
