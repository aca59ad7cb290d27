import type { LedgerFlag } from '@/domain/ledger';
import { counted } from '@/features/admin/list/counts';
import type * as english from '@/features/admin/payments/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const ledgerChartTexts: Translation<typeof english.ledgerChartTexts> = {
  noDates: 'Aucun paiement daté.',
  day: {
    title: 'Paiements par jour',
    summary: (count, from, to, best, bestAmount) =>
      plural(
        count,
        `Paiements par jour : ${from} – ${to}. ${count} jour avec des paiements; maximum : ${best}, ${bestAmount}. Tous les montants sont dans le tableau « Totaux par jour ».`,
        `Paiements par jour : ${from} – ${to}. ${count} jours avec des paiements; maximum : ${best}, ${bestAmount}. Tous les montants sont dans le tableau « Totaux par jour ».`,
      ),
    note: (count) =>
      `Les ${count} derniers jours jusqu’au paiement le plus récent de la liste, sans les paiements dont la date est à venir. Tous les montants sont sous « Par jour ».`,
  },
  week: {
    title: 'Paiements par semaine',
    summary: (count, from, to, best, bestAmount) =>
      plural(
        count,
        `Paiements par semaine : ${from} – ${to}. ${count} semaine avec des paiements; maximum : ${best}, ${bestAmount}. Tous les montants sont dans le tableau « Paiements par période ».`,
        `Paiements par semaine : ${from} – ${to}. ${count} semaines avec des paiements; maximum : ${best}, ${bestAmount}. Tous les montants sont dans le tableau « Paiements par période ».`,
      ),
    note: (count) =>
      `Les ${count} dernières semaines jusqu’au paiement le plus récent de la liste, sans les paiements dont la date est à venir. Une barre hachurée est la semaine en cours, qui n’est pas terminée. Tous les montants sont dans le tableau « Paiements par période ».`,
  },
  month: {
    title: 'Paiements par mois',
    summary: (count, from, to, best, bestAmount) =>
      plural(
        count,
        `Paiements par mois : ${from} – ${to}. ${count} mois avec des paiements; maximum : ${best}, ${bestAmount}. Tous les montants sont dans le tableau « Paiements par période ».`,
        `Paiements par mois : ${from} – ${to}. ${count} mois avec des paiements; maximum : ${best}, ${bestAmount}. Tous les montants sont dans le tableau « Paiements par période ».`,
      ),
    note: (count) =>
      `Les ${count} derniers mois jusqu’au paiement le plus récent de la liste, sans les paiements dont la date est à venir. Une barre hachurée est le mois en cours, qui n’est pas terminé. Tous les montants sont dans le tableau « Paiements par période ».`,
  },
};

const advice: Readonly<Record<LedgerFlag, string>> = {
  'amount-differs':
    'Comparez avec le paiement dans PayPal. Si le montant est insuffisant, demandez le reste au client avant d’expédier; s’il est trop élevé, remboursez la différence. « Inconnu » signifie que le serveur n’a envoyé aucun montant.',
  'same-transaction':
    'Cherchez la transaction dans PayPal : un seul paiement correspond à ces commandes, et les totaux ne le comptent qu’une fois. Expédiez-en une; n’expédiez les autres que si elles ont été payées séparément.',
  'missing-id':
    'Cherchez le paiement dans PayPal par nom, jour et montant. Si vous ne le trouvez pas, n’expédiez rien et demandez le reçu au client.',
};

export const moneyTexts: Translation<typeof english.moneyTexts> = {
  csvFiles: {
    day: 'paiements-par-jour.csv',
    week: 'paiements-par-semaine.csv',
    month: 'paiements-par-mois.csv',
    product: 'ventes-par-produit.csv',
    brand: 'ventes-par-marque.csv',
    reconcile: 'rapprochement.csv',
  },
  units: { day: 'Par jour', week: 'Par semaine', month: 'Par mois' },
  periods: 'Paiements par période',
  period: 'Période',
  bookings: 'Commandes',
  paid: 'Payé, et écart avec la période précédente',
  soFar: (period) => `${period}, jusqu’ici`,
  more: (amount) => `${amount} de plus`,
  less: (amount) => `${amount} de moins`,
  morePercent: (amount, percent) => `${amount} de plus (+${percent} %)`,
  lessPercent: (amount, percent) => `${amount} de moins (−${percent} %)`,
  same: 'Identique',
  notCompared: 'Sans comparaison',
  periodNote:
    'Les semaines commencent le lundi. La période en cours est comparée au même nombre de jours de la précédente. « Sans comparaison » : rien n’avait été commandé avant, ou les dates choisies ne couvrent qu’une partie d’une période.',
  undated: (count) =>
    counted(
      count,
      '# commande sans date n’entre dans aucune période.',
      '# commandes sans date n’entrent dans aucune période.',
    ),
  later: (count) =>
    counted(
      count,
      '# commande, dont la date est à venir, n’entre dans aucune période.',
      '# commandes, dont la date est à venir, n’entrent dans aucune période.',
    ),
  earlier: (count) =>
    counted(
      count,
      '# commande est plus ancienne. Choisissez des dates pour voir sa période.',
      '# commandes sont plus anciennes. Choisissez des dates pour voir leurs périodes.',
    ),
  group: 'Regroupement',
  groups: { product: 'Par produit', brand: 'Par marque' },
  sales: 'Ventes',
  names: { product: 'Produit', brand: 'Marque' },
  noBrand: 'Marque inconnue',
  unitsSold: 'Unités',
  goods: 'Montant',
  discounts: 'Rabais',
  goodsTotal: 'Marchandises, sans la livraison',
  discountsTotal: 'Rabais accordés',
  salesNote:
    'Un rabais est le prix ordinaire du catalogue d’aujourd’hui moins le prix payé : les commandes ne conservent pas le prix ordinaire. Les commandes remboursées et celles qui répètent une transaction ne sont pas comptées.',
  unknownDiscounts: (count) =>
    counted(
      count,
      'Le rabais de # unité est inconnu : son produit ou un prix manque.',
      'Les rabais de # unités sont inconnus : leur produit ou un prix manque.',
    ),
  catalogueFailed: 'Nous n’avons pas pu charger les produits : les marques et les rabais sont donc inconnus',
  catalogueLoading: 'Chargement des produits',
  whatToDo: 'Que faire',
  adviceLabel: 'Que faire :',
  advice,
  nothingToDo: 'Rien à faire.',
  transaction: (id) => `Transaction ${id}`,
  amounts: (total, paid) => `Total de la commande : ${total}, payé : ${paid}`,
  tooMuch: (amount) => `${amount} en trop`,
  tooLittle: (amount) => `Il manque ${amount}`,
};

const flags: Readonly<Record<LedgerFlag, string>> = {
  'amount-differs': 'Montant différent du total',
  'same-transaction': 'Transaction en double',
  'missing-id': 'Transaction sans numéro',
};

export const adminLedgerTexts: Translation<typeof english.adminLedgerTexts> = {
  tab: 'Paiements',
  csvFile: 'paiements.csv',
  records: {
    one: 'paiement',
    other: 'paiements',
    title: 'Paiements',
    empty: 'Aucun paiement pour l’instant',
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
  orderTotal: 'Total de la commande',
  refunded: (amount) => `${amount} remboursés`,
  totals: {
    show: 'Graphique et totaux',
    title: 'Totaux',
    explanation: 'Montants payés, chaque transaction comptée une seule fois',
    refunded: (amount) => `Sans ${amount} remboursés`,
    otherCurrencies: (amounts) => `Non compris : ${amounts}`,
    monthTable: 'Totaux par mois',
    dayTable: 'Totaux par jour',
  },
};
