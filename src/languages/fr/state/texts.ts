import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';
import type * as english from '@/state/texts';

export const bagTexts: Translation<typeof english.bagTexts> = {
  notStored: 'Gardez cette page ouverte. Votre navigateur ne peut pas conserver votre panier.',
  inBag: 'C’est dans le panier de cet appareil.',
  left: (count) =>
    plural(
      count,
      `Consultez votre panier ou votre liste de souhaits : ${count} produit de cet appareil n’est pas encore dans votre compte.`,
      `Consultez votre panier ou votre liste de souhaits : ${count} produits de cet appareil ne sont pas encore dans votre compte.`,
    ),
  offered:
    'Consultez votre panier ou votre liste de souhaits : ce navigateur a conservé des articles d’une visite précédente.',
};

export const stateTexts: Translation<typeof english.stateTexts> = {
  signedOutElsewhere: 'Vous avez fermé votre session dans un autre onglet. Votre panier est dans votre compte.',
  cartChangedElsewhere: 'Votre panier a été modifié dans un autre navigateur. Vérifiez-le.',
  manyProductsChanged: (count) =>
    plural(
      count,
      `${count} produit de votre panier, de votre liste de souhaits ou de votre achat immédiat a changé. Vérifiez-le.`,
      `${count} produits de votre panier, de votre liste de souhaits ou de votre achat immédiat ont changé. Vérifiez-les.`,
    ),
  cartFailed: 'Nous n’avons pas pu modifier votre panier.',
  wishlistFailed: 'Nous n’avons pas pu modifier votre liste de souhaits.',
  mayBeAdded: 'Nous n’avons pas pu confirmer l’ajout. Si vous l’ajoutez de nouveau, vous ne l’aurez pas en double.',
  allInCart: (stock) => `Il n’en reste que ${stock}, déjà dans votre panier.`,
  allInBag: (stock) => `Il n’en reste que ${stock}, déjà dans le panier de cet appareil.`,
  addedLess: (stock, added) => `Il n’en reste que ${stock}. Nous en avons ajouté ${added}.`,
  addedLessToCart: (stock, inCart, added) =>
    `Il n’en reste que ${stock}, dont ${inCart} déjà dans votre panier. Nous en avons ajouté ${added}.`,
};
