import type { invoiceTexts as english } from '@/features/account/invoiceTexts';
import type { Translation } from '@/lib/translation';

export const invoiceTexts: Translation<typeof english> = {
  title: 'Facture',
  back: 'Retour à vos commandes',
  print: 'Imprimer',
  order: (id) => `Commande nº ${id}`,
  dated: (date) => `Commande passée le ${date}`,
  billTo: 'Facturer à',
  shipTo: 'Livrer à',
  lines: 'Produits',
  product: 'Produit',
  quantity: 'Quantité',
  price: 'Prix',
  amount: 'Montant',
  goods: 'Sous-total',
  shipping: 'Livraison',
  total: 'Total',
  paid: 'Payé',
  method: 'Paiement',
  transaction: 'Transaction',
  currency: 'Tous les montants sont en dollars canadiens.',
  seller: (shop) => `${shop} ne fait que vendre ces produits et n’en est pas le fabricant.`,
  numbered: (order) => `Facture ${order}`,
  noFigures:
    'Nous ne connaissons que le numéro de cette commande : nous ne pouvons donc pas afficher de facture. Pour toute question, écrivez-nous en indiquant ce numéro.',
  unknownOrder: 'Cette commande n’est pas dans votre compte.',
};
