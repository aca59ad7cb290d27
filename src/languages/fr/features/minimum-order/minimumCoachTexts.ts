import type { minimumCoachTexts as english } from '@/features/minimum-order/minimumCoachTexts';
import type { Translation } from '@/lib/translation';

export const minimumCoachTexts: Translation<typeof english> = {
  label: 'Façons d’atteindre la commande minimale',
  makeIt: (quantity, total) => `En prendre ${quantity} (${total})`,
  add: (price) => `Ajouter (${price})`,
  addOf: (product, price) => `Ajouter ${product} (${price})`,
};
