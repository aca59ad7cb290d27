/** Shown at the address and before the payment (ruling 46). */
export const deliveryAbroad = 'Outside Canada, we first confirm delivery with you by WhatsApp or email.';
