import { decimal } from '@/lib/decimal';
import type { Translation } from '@/lib/translation';
import type { uiTexts as english } from '@/ui/texts';

export const uiTexts: Translation<typeof english> = {
  retry: 'Réessayer',
  checkConnection: 'Vérifiez votre connexion, puis réessayez.',
  breadcrumb: 'Fil d’Ariane',
  carousel: 'carrousel',
  stars: (value) => `${decimal(value)} étoiles sur 5`,
  outOfFive: 'étoiles sur 5',
  priceNow: 'Prix actuel',
  priceBefore: 'Ancien prix',
  quantityOf: (name) => `Quantité : ${name}`,
  decreaseQuantity: (name) => `Réduire la quantité : ${name}`,
  increaseQuantity: (name) => `Augmenter la quantité : ${name}`,
  quantity: (quantity) => `Quantité : ${quantity}`,
  onlyAvailable: (max) => `Seulement ${max} en stock`,
  quantityReduced: (quantity) => `Il n’en reste que ${quantity}. Nous avons ramené votre quantité à ${quantity}.`,
};
