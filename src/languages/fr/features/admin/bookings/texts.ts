import type * as english from '@/features/admin/bookings/texts';
import { counted } from '@/features/admin/list/counts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const bookingDetailTexts: Translation<typeof english.bookingDetailTexts> = {
  title: 'Commande',
  guestReason: 'Vous ne pouvez pas modifier ici l’état d’un achat immédiat.',
  noOwnerReason: 'Aucun compte client ne contient cette commande : son état ne peut pas être modifié.',
  severalOwnersReason: 'Plusieurs clients ont une commande portant ce numéro : son état ne peut pas être modifié ici.',
  leftOut: 'Les commandes qui n’appartiennent pas à un seul client gardent leur état.',
  ownerUnknownReason: 'Vous pourrez modifier l’état une fois les clients chargés.',
  loadingCustomer: 'Recherche du client',
  customerFailed: 'Nous n’avons pas pu charger les clients',
  noOwner: 'Cette commande n’appartient à aucun client. Le nom et le téléphone sont ceux de son adresse.',
  severalOwners:
    'Plusieurs clients ont une commande portant ce numéro. Le nom et le téléphone sont ceux de son adresse.',
  guest: 'Achat sans compte.',
  payment: 'Paiement',
  shipping: 'Livraison',
  paid: 'Payé',
  transaction: 'Transaction',
  currency: 'Devise',
  paymentType: 'Mode de paiement',
  shippingDate: 'Date d’expédition',
  shippingAddress: 'Adresse de livraison',
  bookingAddress: 'Adresse de facturation',
  history: 'Historique',
  ordered: 'Commande passée',
  readAs: (status) => `État « ${status} » au chargement`,
  changed: (from, to) => `Passage de « ${from} » à « ${to} » pendant cette session`,
  historyNote: 'Les modifications antérieures à cette session ne sont pas enregistrées.',
};

export const sheetTexts: Translation<typeof english.sheetTexts> = {
  slip: {
    title: 'Bordereau d’expédition',
    several: (count) => counted(count, '# bordereau d’expédition', '# bordereaux d’expédition'),
    first: (printed, all) => `Les ${printed} premiers bordereaux d’expédition sur ${all}`,
  },
  invoice: {
    title: 'Facture',
    several: (count) => counted(count, '# facture', '# factures'),
    first: (printed, all) => `Les ${printed} premières factures sur ${all}`,
  },
  back: 'Retour à la liste',
  print: 'Imprimer',
  gone: 'Cette commande n’existe plus.',
  someGone: (count) => plural(count, `${count} commande n’existe plus.`, `${count} commandes n’existent plus.`),
  order: (orderId, date) => `Commande ${orderId} · ${date}`,
  shipTo: 'Livrer à',
  bookedBy: 'Commandé par',
  thanks: (shop) => `Merci de votre achat chez ${shop}.`,
};

const customerBookings: Translation<typeof english.adminBookingsTexts.customer> = {
  tab: 'Commandes',
  csvFile: 'commandes.csv',
  show: 'Afficher toutes les commandes',
  hide: 'Masquer les commandes',
  records: {
    one: 'commande',
    other: 'commandes',
    title: 'Commandes',
    empty: 'Aucune commande pour l’instant',
    noMatch: 'Aucune commande ne correspond à ces filtres.',
  },
};

const guestBookings: Translation<typeof english.adminBookingsTexts.guest> = {
  tab: 'Achats immédiats',
  csvFile: 'achats-immediats.csv',
  show: 'Afficher tous les achats immédiats',
  hide: 'Masquer les achats immédiats',
  records: {
    one: 'achat immédiat',
    other: 'achats immédiats',
    title: 'Achats immédiats',
    empty: 'Aucun achat immédiat pour l’instant',
    noMatch: 'Aucun achat immédiat ne correspond à ces filtres.',
  },
};

export const adminBookingsTexts: Translation<typeof english.adminBookingsTexts> = {
  customer: customerBookings,
  guest: guestBookings,
  order: 'Commande',
  date: 'Date',
  customerName: 'Client',
  products: 'Produits',
  status: 'État',
  allStatuses: 'Tous les états',
  otherStatus: 'Autre',
  total: 'Total',
  noAddress: 'Aucune',
  noStreet: 'Sans rue',
};
