import type { cartTexts as english } from '@/features/cart/texts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const cartTexts: Translation<typeof english> = {
  pageTitle: 'Panier',
  logIn: 'Connexion',
  empty: 'Votre panier est vide',
  emptyText: 'Les produits que vous ajoutez restent ici en attendant votre commande.',
  browse: 'Parcourir les produits',
  count: (items) => plural(items, { one: `(${items} article)`, other: `(${items} articles)` }),
  items: 'Articles du panier',
  lineTotal: 'Total de l’article',
  each: (price) => `${price} l’unité`,
  addedOn: (date) => `Ajouté le ${date}`,
  remove: 'Retirer',
  removeOf: (product) => `Retirer ${product}`,
  removeUnavailable: 'Retirer le produit qui n’est plus offert',
  removed: (product) => `Produit retiré : ${product}`,
  undo: 'Annuler',
  undoOf: (product) => `Annuler : remettre ${product}`,
  outOfStock: 'Rupture de stock',
  noneLeft: 'Il n’en reste plus',
  noPrice: 'Prix sur demande',
  notCharged: 'Cet article ne vous sera pas facturé.',
  waitForStock: 'Retirez-le, ou attendez qu’il soit de nouveau en stock.',
  unavailable: 'Plus offert',
  unavailableText: 'Nous ne vendons plus ce produit. Il ne vous sera pas facturé.',
  summary: {
    title: 'SOMMAIRE',
    items: 'Articles',
    shipping: 'Livraison',
    shippingNote: 'ajoutée au paiement',
    total: 'Total avant la livraison',
    withShipping: (total) => `${total} avec la livraison`,
    proceed: 'Passer à la caisse',
  },
};
