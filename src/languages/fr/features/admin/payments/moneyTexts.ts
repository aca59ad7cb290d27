import type { LedgerFlag } from '@/domain/ledger';
import type { moneyTexts as english } from '@/features/admin/payments/moneyTexts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

const advice: Readonly<Record<LedgerFlag, string>> = {
  'amount-differs':
    'Comparez avec le paiement dans PayPal. Si le montant est insuffisant, demandez le reste au client avant d’expédier; s’il est trop élevé, remboursez la différence. « Inconnu » signifie que le serveur n’a envoyé aucun montant.',
  'same-transaction':
    'Cherchez la transaction dans PayPal : un seul paiement correspond à ces commandes, et les totaux ne le comptent qu’une fois. Expédiez-en une; n’expédiez les autres que si elles ont été payées séparément.',
  'missing-id':
    'Cherchez le paiement dans PayPal par nom, jour et montant. Si vous ne le trouvez pas, n’expédiez rien et demandez le reçu au client.',
};

export const moneyTexts: Translation<typeof english> = {
  csvFiles: {
    day: 'paiements-par-jour.csv',
    week: 'paiements-par-semaine.csv',
    month: 'paiements-par-mois.csv',
    product: 'ventes-par-produit.csv',
    brand: 'ventes-par-marque.csv',
    reconcile: 'rapprochement.csv',
  },
  noneListed: 'Aucun paiement ne correspond à ces filtres.',
  by: 'Période',
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
    'Les semaines commencent le lundi. La période en cours est comparée au même nombre de jours de la précédente. « Sans comparaison » : rien n’avait été commandé avant, ou les dates choisies coupent une période.',
  undated: (count, figure) =>
    plural(count, {
      one: `${figure} commande sans date n’entre dans aucune période.`,
      other: `${figure} commandes sans date n’entrent dans aucune période.`,
    }),
  later: (count, figure) =>
    plural(count, {
      one: `${figure} commande est datée dans l’avenir et n’entre dans aucune période.`,
      other: `${figure} commandes sont datées dans l’avenir et n’entrent dans aucune période.`,
    }),
  earlier: (count, figure) =>
    plural(count, {
      one: `${figure} commande est plus ancienne. Choisissez des dates pour voir sa période.`,
      other: `${figure} commandes sont plus anciennes. Choisissez des dates pour voir leurs périodes.`,
    }),
  group: 'Regroupement',
  groups: { product: 'Par produit', brand: 'Par marque' },
  sales: 'Ventes',
  names: { product: 'Produit', brand: 'Marque' },
  noBrand: 'Marque inconnue',
  pieces: 'Unités',
  goods: 'Marchandises',
  discounts: 'Rabais',
  goodsTotal: 'Marchandises, sans la livraison',
  discountsTotal: 'Rabais accordés',
  salesNote:
    'Un rabais est le prix courant du catalogue d’aujourd’hui moins le prix payé : les commandes ne gardent pas le prix courant. Les commandes qui répètent une transaction ne sont pas comptées.',
  unknownDiscounts: (count, figure) =>
    plural(count, {
      one: `Le rabais de ${figure} unité est inconnu : son produit ou un prix manque.`,
      other: `Les rabais de ${figure} unités sont inconnus : leur produit ou un prix manque.`,
    }),
  catalogueFailed: 'Nous n’avons pas pu charger les produits : les marques et les rabais sont donc inconnus',
  catalogueLoading: 'Chargement des produits',
  retry: 'Réessayer',
  whatToDo: 'Que faire',
  advice,
  nothingToDo: 'Rien à faire.',
  flagged: (count, figure) => plural(count, { one: `${figure} commande`, other: `${figure} commandes` }),
  order: (orderId) => `Commande ${orderId}`,
  orderWithoutId: 'Commande sans numéro',
  transaction: (id) => `Transaction ${id}`,
  amounts: (total, paid) => `Total de la commande : ${total}, payé : ${paid}`,
  tooMuch: (amount) => `${amount} en trop`,
  tooLittle: (amount) => `Il manque ${amount}`,
  showAll: (figure) => `Afficher les ${figure} dans la liste`,
};
