import type { adminBookingsTexts as english } from '@/features/admin/bookings/texts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

const customerBookings: Translation<typeof english.customer> = {
  tab: 'Commandes',
  csvFile: 'commandes.csv',
  show: 'Afficher toutes les commandes',
  hide: 'Masquer les commandes',
  query: {
    loading: 'Chargement des commandes',
    slow: 'Le serveur tarde à répondre. Les commandes s’afficheront dès sa réponse.',
    loadFailed: 'Nous n’avons pas pu charger les commandes',
    refreshFailed: 'Nous n’avons pas pu actualiser les commandes. Voici les dernières chargées.',
    empty: 'Aucune commande pour l’instant',
  },
  list: {
    label: 'Commandes',
    search: 'Rechercher des commandes',
    all: (count, figure) => plural(count, { one: `${figure} commande`, other: `${figure} commandes` }),
    some: (count, figure, foundFigure) =>
      plural(count, { one: `${foundFigure} sur ${figure} commande`, other: `${foundFigure} sur ${figure} commandes` }),
    noMatch: 'Aucune commande ne correspond à ces filtres.',
  },
};

const guestBookings: Translation<typeof english.guest> = {
  tab: 'Achats immédiats',
  csvFile: 'achats-immediats.csv',
  show: 'Afficher tous les achats immédiats',
  hide: 'Masquer les achats immédiats',
  query: {
    loading: 'Chargement des achats immédiats',
    slow: 'Le serveur tarde à répondre. Les achats immédiats s’afficheront dès sa réponse.',
    loadFailed: 'Nous n’avons pas pu charger les achats immédiats',
    refreshFailed: 'Nous n’avons pas pu actualiser les achats immédiats. Voici les derniers chargés.',
    empty: 'Aucun achat immédiat pour l’instant',
  },
  list: {
    label: 'Achats immédiats',
    search: 'Rechercher des achats immédiats',
    all: (count, figure) => plural(count, { one: `${figure} achat immédiat`, other: `${figure} achats immédiats` }),
    some: (count, figure, foundFigure) =>
      plural(count, {
        one: `${foundFigure} sur ${figure} achat immédiat`,
        other: `${foundFigure} sur ${figure} achats immédiats`,
      }),
    noMatch: 'Aucun achat immédiat ne correspond à ces filtres.',
  },
};

export const adminBookingsTexts: Translation<typeof english> = {
  customer: customerBookings,
  guest: guestBookings,
  order: 'Commande',
  orderTitle: (orderId) => `Commande ${orderId}`,
  orderWithoutId: 'Commande sans numéro',
  withoutId: 'Sans numéro',
  date: 'Date',
  customerName: 'Client',
  noName: 'Sans nom',
  products: 'Produits',
  product: 'Produit',
  quantity: 'Quantité',
  line: (quantity, product) => `${quantity} × ${product}`,
  quantityAndPrice: (quantity, price) => `${quantity} × ${price}`,
  price: 'Prix',
  amount: 'Montant',
  status: 'État',
  allStatuses: 'Tous les états',
  otherStatus: 'Autre',
  total: 'Total',
  noAddress: 'Aucune',
  noStreet: 'Sans rue',
  print: {
    slip: {
      all: (count, figure) =>
        plural(count, { one: `${figure} bordereau d’expédition`, other: `${figure} bordereaux d’expédition` }),
      some: (printed, all) => `${printed} premiers bordereaux d’expédition sur ${all}`,
    },
    invoice: {
      all: (count, figure) => plural(count, { one: `${figure} facture`, other: `${figure} factures` }),
      some: (printed, all) => `${printed} premières factures sur ${all}`,
    },
  },
};
