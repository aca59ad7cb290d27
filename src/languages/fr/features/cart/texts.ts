import type * as english from '@/features/cart/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const addToCartTexts: Translation<typeof english.addToCartTexts> = {
  add: 'Ajouter au panier',
  addOf: (product) => `Ajouter au panier : ${product}`,
  outOfStock: 'Rupture de stock',
  outOfStockOf: (product) => `Rupture de stock : ${product}`,
};

export const guestCartTexts: Translation<typeof english.guestCartTexts> = {
  title: 'Votre sac sur cet appareil',
  signedOut:
    'Ce que vous ajoutez sans vous connecter reste dans ce navigateur. Vous pouvez acheter un produit à la fois, sans compte, avec « Acheter maintenant ».',
  checkOut: 'Se connecter pour commander',
  buyNow: 'Acheter maintenant, sans compte',
  buyNowOf: (product) => `Acheter maintenant, sans compte : ${product}`,
  noAccount:
    'En vous connectant, vous déplacez votre sac dans votre compte. Sans compte, l’achat immédiat ne demande que votre courriel.',
  noAccountBelow:
    'En vous connectant, vous déplacez votre sac dans votre compte. Vous pourrez y ajouter d’autres produits.',
  oneAtATime:
    'En vous connectant, vous déplacez votre sac dans votre compte, pour tout acheter en une seule commande. Sans compte, l’achat immédiat porte sur un produit à la fois, chacun avec ses frais de livraison et sa commande minimale.',
  saved: (count) =>
    plural(count, {
      one: `${count} produit enregistré sur cet appareil`,
      other: `${count} produits enregistrés sur cet appareil`,
    }),
};

export const cartTexts: Translation<typeof english.cartTexts> = {
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
    total: 'Total',
    withShipping: (total) => `${total} avec la livraison`,
    proceed: 'Passer à la caisse',
  },
};
