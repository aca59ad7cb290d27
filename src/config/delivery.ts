/** True of every order: said where the address is entered, and again before the payment (ruling 46). */
export const deliveryAbroad = 'Outside Canada, we first confirm delivery with you by WhatsApp or email.';
