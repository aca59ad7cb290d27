import type * as english from '@/features/admin/find/texts';
import { counted } from '@/features/admin/list/counts';
import type { Translation } from '@/lib/languages';

export const paletteTexts: Translation<typeof english.paletteTexts> = {
  title: 'Rechercher',
  label: 'Produit, commande, client, transaction ou action',
  results: 'Résultats',
  groups: {
    recent: 'Récents',
    actions: 'Actions',
    products: 'Produits',
    users: 'Clients',
    bookings: 'Commandes',
    transactions: 'Transactions',
  },
  allIn: (figure, tab) => `Afficher les ${figure} dans ${tab}`,
  found: (count) => counted(count, '# résultat', '# résultats'),
  none: 'Aucun résultat.',
  noneYet: 'Aucun résultat pour l’instant.',
  retryOf: (list) => `Réessayer : ${list}`,
  goTo: (tab) => `Aller à : ${tab}`,
  exportAll: (tab) => `Exporter en CSV : ${tab}`,
};

export const adminFindTexts: Translation<typeof english.adminFindTexts> = {
  find: 'Rechercher',
  shortcut: 'Ctrl K',
  macShortcut: '⌘ K',
};
