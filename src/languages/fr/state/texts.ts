import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';
import type { stateTexts as english } from '@/state/texts';

export const stateTexts: Translation<typeof english> = {
  signedOutElsewhere: 'Vous avez fermé votre session dans un autre onglet.',
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
