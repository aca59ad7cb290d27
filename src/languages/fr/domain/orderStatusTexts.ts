import type { orderStatusTexts as english } from '@/domain/orderStatusTexts';
import type { Translation } from '@/lib/translation';

/** Of an order, which is feminine: « la commande est confirmée ». */
export const orderStatusTexts: Translation<typeof english> = {
  Confirmed: 'Confirmée',
  Shipped: 'Expédiée',
  'In-transit': 'En transit',
  Delivered: 'Livrée',
};
