/** Shown at the address and before the payment (ruling 46). */
export const deliveryAbroad =
  'À l’extérieur du Canada, nous confirmons d’abord la livraison avec vous par WhatsApp ou par courriel.';
