import type * as english from '@/features/minimum-order/texts';
import type { Translation } from '@/lib/languages';

export const minimumCoachTexts: Translation<typeof english.minimumCoachTexts> = {
  label: 'Façons d’atteindre la commande minimale',
  add: (price) => `Ajouter (${price})`,
  addOf: (product, price) => `Ajouter (${price}) : ${product}`,
};

export const minimumOrderTexts: Translation<typeof english.minimumOrderTexts> = {
  progress: 'Progression vers la commande minimale',
  missing: (amount) => `Ajoutez encore ${amount}.`,
  minimum: (amount) => `La commande minimale est de ${amount}, livraison en sus.`,
  advice: {
    cart: { before: '', link: 'Ajouter d’autres produits', after: '.' },
    more: { before: 'Augmentez la quantité ci-dessus, ou', link: 'choisissez un autre produit', after: '.' },
    another: { before: 'Il n’en reste pas assez en stock.', link: 'Choisissez un autre produit', after: '.' },
  },
};
