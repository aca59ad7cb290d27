import type * as english from '@/features/account/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const invoiceTexts: Translation<typeof english.invoiceTexts> = {
  back: 'Retour à vos commandes',
  order: (id) => `Commande nº ${id}`,
  dated: (date) => `Commande passée le ${date}`,
  billTo: 'Facturer à',
  shipTo: 'Livrer à',
  method: 'Paiement',
  currency: 'Tous les montants sont en dollars canadiens.',
  seller: (shop) => `${shop} ne fait que vendre ces produits et n’en est pas le fabricant.`,
  numbered: (order) => `Facture ${order}`,
  noFigures:
    'Nous ne connaissons que le numéro de cette commande : nous ne pouvons donc pas afficher de facture. Pour toute question, écrivez-nous en indiquant ce numéro.',
  unknownOrder: 'Cette commande n’est pas dans votre compte.',
};

export const accountOrderTexts: Translation<typeof english.accountOrderTexts> = {
  statusAsOf: (time) => `État en date du ${time}`,
  statusAsOfSignIn: 'État à votre dernière connexion',
  checkForNews: 'Actualiser l’état',
  nothingNew: 'Rien n’a changé depuis la dernière vérification.',
  changed: (order, status) => `Commande nº ${order} : nouvel état, « ${status} ».`,
  changedSomehow: (order) => `La commande nº ${order} a changé.`,
  added: (order) => `Nouvelle commande : nº ${order}.`,
  details: 'Détails',
  of: (order) => `de la commande nº ${order}`,
  more: (count) => plural(count, `et ${count} autre`, `et ${count} autres`),
  invoice: 'Facture',
  buyAgain: 'Acheter de nouveau',
  results: 'Résultat pour chaque produit',
  line: (quantity, name) => `${quantity} × ${name} :`,
  goToCart: 'Voir le panier',
  outcomes: {
    pending: 'Vérification…',
    added: 'Ajouté à votre panier.',
    outOfStock: 'Rupture de stock.',
    gone: 'N’est plus offert.',
    noResponse: 'Nous n’avons pas pu vérifier ce produit. Réessayez.',
    waits: 'Nous l’ajouterons après votre connexion.',
  },
};

export const accountTexts: Translation<typeof english.accountTexts> = {
  orders: 'Mes commandes',
  payments: 'Mes paiements',
  wishlist: 'Liste de souhaits',
  addresses: 'Mes adresses',
  profile: 'Mon profil',
  counts: {
    orders: (count) => plural(count, `${count} commande`, `${count} commandes`),
    payments: (count) => plural(count, `${count} paiement`, `${count} paiements`),
    wishlist: (count) => plural(count, `${count} produit`, `${count} produits`),
    addresses: (count) => plural(count, `${count} adresse`, `${count} adresses`),
  },
  orderList: 'Commandes',
  noOrders: 'Aucune commande pour l’instant',
  noOrdersText: 'Vos commandes et l’état de leur livraison s’affichent ici.',
  order: 'Commande',
  idOnly:
    'Nous ne pouvons pas afficher ici les détails de cette commande. Pour toute question, écrivez-nous en indiquant le numéro de commande.',
  deliveryAndPayment: 'Livraison et paiement',
  paid: 'Payé',
  productUnavailable: 'Ce produit n’est plus offert',
  status: 'État de la commande',
  statusUnknown: 'Inconnu',
  stageReached: '(étape franchie)',
  stageUpcoming: '(étape à venir)',
  paymentList: 'Paiements',
  noPayments: 'Aucun paiement pour l’instant',
  noPaymentsText: 'Les paiements de vos commandes s’affichent ici.',
  transactionReference: (id) => `Transaction ${id}`,
  noReference: 'Aucune référence',
  datedReference: (date, reference) => `${date} · ${reference}`,
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  contactNumber: 'Numéro de téléphone',
  notProvided: 'Non indiqué',
  changeProfile: 'Pour modifier votre profil, écrivez-nous aux coordonnées ci-dessous.',
};
