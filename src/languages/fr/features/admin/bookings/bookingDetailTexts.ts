import type { bookingDetailTexts as english } from '@/features/admin/bookings/bookingDetailTexts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const bookingDetailTexts: Translation<typeof english> = {
  title: 'Commande',
  packingSlip: 'Bordereau d’expédition',
  invoice: 'Facture',
  status: 'État',
  guestReason:
    'L’état d’un achat immédiat ne peut pas être modifié ici : le serveur de la boutique ne permet de modifier que les commandes des clients inscrits.',
  noOwnerReason:
    'L’état ne peut pas être modifié ici : cette commande n’appartient à aucun client, et le serveur a besoin du client. Son compte a peut-être été supprimé.',
  severalOwnersReason: 'L’état ne peut pas être modifié ici : plusieurs clients ont une commande portant ce numéro.',
  ownerUnknownReason: 'L’état pourra être modifié une fois les clients chargés.',
  sharedStatus: (count, figure) =>
    plural(count, {
      one: `La commande compte ${figure} partie.`,
      other: `La commande compte ${figure} parties; l’état s’applique à toutes.`,
    }),
  mixedStatus: 'Divers ou inconnu',
  customer: 'Client',
  loadingCustomer: 'Recherche du client',
  customerFailed: 'Nous n’avons pas pu charger les clients',
  retry: 'Réessayer',
  noOwner: 'Cette commande n’appartient à aucun client. Le nom et le téléphone sont ceux de son adresse.',
  severalOwners:
    'Plusieurs clients ont une commande portant ce numéro. Le nom et le téléphone sont ceux de son adresse.',
  guest: 'Achat sans compte.',
  name: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  notProvided: 'Non indiqué',
  payment: 'Paiement',
  shipping: 'Livraison',
  paid: 'Payé',
  transaction: 'Transaction',
  currency: 'Devise',
  paymentType: 'Mode de paiement',
  shippingDate: 'Date de livraison',
  shippingAddress: 'Adresse de livraison',
  bookingAddress: 'Adresse de facturation',
  history: 'Historique',
  ordered: 'Commande passée',
  readAs: (status) => `État « ${status} », selon la réponse du serveur`,
  changed: (from, to) => `Passage de « ${from} » à « ${to} » pendant cette session`,
  historyNote: 'Le serveur ne garde aucun historique : ce qui s’est passé entre-temps est inconnu.',
};
