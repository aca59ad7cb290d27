import type * as english from '@/features/cart/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const guestCartTexts: Translation<typeof english.guestCartTexts> = {
  title: 'Votre panier sur cet appareil',
  signedOut:
    'Ce que vous ajoutez sans vous connecter reste dans ce navigateur. Vous pouvez acheter un produit à la fois, sans compte, avec « Acheter maintenant ».',
  checkOut: 'Se connecter pour commander',
  buyNowOf: (product) => `Acheter maintenant, sans compte : ${product}`,
  noAccount:
    'Connectez-vous pour déplacer ce panier dans votre compte. Sans compte, vous pouvez utiliser « Acheter maintenant ».',
  noAccountBelow: 'Connectez-vous pour déplacer ce panier dans votre compte. Vous pourrez y ajouter d’autres produits.',
  oneAtATime:
    'Connectez-vous pour tout acheter en une seule commande. Sans compte, vous pouvez acheter un produit à la fois avec « Acheter maintenant ». La livraison et la commande minimale s’appliquent à chacun.',
  saved: (count) =>
    plural(count, `${count} produit enregistré sur cet appareil`, `${count} produits enregistrés sur cet appareil`),
};

export const cartTexts: Translation<typeof english.cartTexts> = {
  empty: 'Votre panier est vide',
  emptyText: 'Les produits que vous ajoutez s’affichent ici.',
  count: (items) => plural(items, `(${items} article)`, `(${items} articles)`),
  items: 'Articles du panier',
  each: (price) => `${price} l’unité`,
  addedOn: (date) => `Ajouté le ${date}`,
  saving: 'Enregistrement…',
  savedSoFar: (quantity) => `Votre compte en a ${quantity} pour l’instant.`,
  removeOf: (product) => `Retirer ${product}`,
  removeUnavailable: 'Retirer le produit qui n’est plus offert',
  removed: (product) => `Produit retiré : ${product}`,
  undo: 'Annuler',
  undoOf: (product) => `Annuler : remettre ${product}`,
  noneLeft: 'Il n’en reste plus',
  notCharged: 'Aucun montant ne sera prélevé pour cet article.',
  waitForStock: 'Retirez-le, ou attendez qu’il soit de nouveau en stock.',
  unavailableText: 'Retirez ce produit. Aucun montant ne sera prélevé pour cet article.',
  summary: {
    title: 'SOMMAIRE',
    items: 'Articles',
    shippingNote: 'ajoutée à la caisse',
    withShipping: (total) => `${total} avec la livraison`,
    proceed: 'Passer à la caisse',
  },
};
