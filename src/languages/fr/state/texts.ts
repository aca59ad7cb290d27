import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';
import type * as english from '@/state/texts';

export const bagTexts: Translation<typeof english.bagTexts> = {
  notStored: 'Votre navigateur ne peut pas garder votre sac. Il dure jusqu’à la fermeture de cette page.',
  inBag: 'C’est dans votre sac, sur cet appareil.',
  left: (count) =>
    plural(count, {
      one: `${count} produit de votre sac n’est pas encore dans votre compte. Votre panier et votre liste de souhaits disent pourquoi.`,
      other: `${count} produits de votre sac ne sont pas encore dans votre compte. Votre panier et votre liste de souhaits disent pourquoi.`,
    }),
  offered:
    'Ce navigateur a gardé un sac d’une visite précédente. Votre panier et votre liste de souhaits le proposent.',
};

export const stateTexts: Translation<typeof english.stateTexts> = {
  signedOutElsewhere:
    'Vous avez fermé votre session dans un autre onglet. Ouvrez-la de nouveau pour continuer : votre panier est dans votre compte.',
  cartChangedElsewhere: 'Votre panier a été modifié dans un autre navigateur. Veuillez le vérifier.',
  cookiesNeeded:
    'Autorisez les témoins de cette boutique dans les réglages de votre navigateur, puis ouvrez de nouveau une session. Votre session a été acceptée, mais n’a pas été conservée.',
  manyProductsChanged: (count) =>
    plural(count, {
      one: `${count} produit de votre panier, de votre liste de souhaits ou de votre achat immédiat a changé. Veuillez le vérifier.`,
      other: `${count} produits de votre panier, de votre liste de souhaits ou de votre achat immédiat ont changé. Veuillez les vérifier.`,
    }),
  allInCart: (stock) => `Il n’en reste que ${stock}, déjà dans votre panier.`,
  allInBag: (stock) => `Il n’en reste que ${stock}, déjà dans votre sac.`,
  addedLess: (stock, added) => `Il n’en reste que ${stock}. Nous en avons ajouté ${added}.`,
  addedLessToCart: (stock, inCart, added) =>
    `Il n’en reste que ${stock}, dont ${inCart} déjà dans votre panier. Nous en avons ajouté ${added}.`,
};
