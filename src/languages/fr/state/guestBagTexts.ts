import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';
import type { bagTexts as english } from '@/state/guestBagTexts';

export const bagTexts: Translation<typeof english> = {
  notKept: 'Votre navigateur ne peut pas garder votre sac. Il dure jusqu’à la fermeture de cette page.',
  inBag: 'C’est dans votre sac, sur cet appareil.',
  left: (count) =>
    plural(count, {
      one: `${count} produit de votre sac n’est pas encore dans votre compte. Votre panier et votre liste de souhaits disent pourquoi.`,
      other: `${count} produits de votre sac ne sont pas encore dans votre compte. Votre panier et votre liste de souhaits disent pourquoi.`,
    }),
  offered:
    'Ce navigateur a gardé un sac d’une visite précédente. Votre panier et votre liste de souhaits le proposent.',
};
