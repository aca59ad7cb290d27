import type { LedgerFlag } from '@/domain/ledger';
import type { adminLedgerTexts as english } from '@/features/admin/payments/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

const flags: Readonly<Record<LedgerFlag, string>> = {
  'amount-differs': 'Montant différent du total',
  'same-transaction': 'Transaction en double',
  'missing-id': 'Transaction sans numéro',
};

export const adminLedgerTexts: Translation<typeof english> = {
  tab: 'Paiements',
  csvFile: 'paiements.csv',
  query: {
    loading: 'Chargement des paiements',
    slow: 'Le serveur tarde à répondre. Les paiements s’afficheront dès sa réponse.',
    loadFailed: 'Nous n’avons pas pu charger les paiements',
    refreshFailed: 'Nous n’avons pas pu actualiser les paiements. Voici les derniers chargés.',
    empty: 'Aucun paiement pour l’instant',
  },
  list: {
    label: 'Paiements',
    search: 'Rechercher des paiements',
    all: (count, figure) => plural(count, { one: `${figure} paiement`, other: `${figure} paiements` }),
    some: (count, figure, foundFigure) =>
      plural(count, { one: `${foundFigure} sur ${figure} paiement`, other: `${foundFigure} sur ${figure} paiements` }),
    noMatch: 'Aucun paiement ne correspond à ces filtres.',
  },
  weekOf: (monday) => `Semaine du ${monday}`,
  views: {
    label: 'Présentation des paiements',
    list: 'Liste',
    periods: 'Par période',
    sales: 'Par produit et marque',
    reconcile: 'Rapprochement',
    reconcileCount: (figure) => `Rapprochement (${figure})`,
  },
  kind: 'Type',
  allKinds: 'Tous les types',
  customerKinds: 'Commandes',
  guestKinds: 'Achats immédiats',
  customerKind: 'Commande',
  guestKind: 'Achat immédiat',
  flag: 'Anomalies',
  allPayments: 'Tous les paiements',
  anyFlag: 'Avec anomalie',
  flags,
  payment: (orderId) => `Paiement de la commande ${orderId}`,
  order: 'Commande',
  orderTitle: (orderId) => `Commande ${orderId}`,
  orderWithoutId: 'Commande sans numéro',
  withoutId: 'Sans numéro',
  date: 'Date',
  customer: 'Client',
  noName: 'Sans nom',
  transaction: 'Transaction',
  notProvided: 'Non indiqué',
  orderTotal: 'Total de la commande',
  paid: 'Payé',
  refunded: (amount) => `${amount} remboursés`,
  totals: {
    show: 'Graphique et totaux',
    title: 'Totaux',
    explanation: 'Montants payés, chaque transaction comptée une seule fois',
    refunded: (amount) => `Sans ${amount} remboursés`,
    otherCurrencies: (amounts) => `Non compris : ${amounts}`,
    byMonth: 'Par mois',
    byDay: 'Par jour',
    monthTable: 'Totaux par mois',
    dayTable: 'Totaux par jour',
    period: 'Période',
    bookings: 'Commandes',
  },
};
