import type { cartHintTexts as english } from '@/features/layout/cartHintTexts';
import type { Translation } from '@/lib/translation';

export const cartHintTexts: Translation<typeof english> = {
  inCart: (amount) => `${amount} dans votre panier`,
  minimum: (amount) => `Commande minimale : ${amount} avant la livraison`,
  toGo: (missing, amount) => `Il manque ${missing} pour atteindre la commande minimale de ${amount}`,
  reached: (amount) => `La commande minimale de ${amount} est atteinte`,
  shipping: (fee) => `Livraison : ${fee} pour toute la commande, ajoutés au paiement`,
};
