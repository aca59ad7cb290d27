import type { domainTexts as english } from '@/domain/texts';
import type { Translation } from '@/lib/translation';

export const domainTexts: Translation<typeof english> = {
  productGone: (name) => `Nous ne vendons plus ${name}.`,
  productChanged: (name, change) => `${name} : ${change}.`,
  productChangedTwice: (name, price, stock) => `${name} : ${price}, ${stock}.`,
  priceOnRequest: 'le prix est maintenant sur demande',
  priceChanged: (before, now) => `le prix est passé de ${before} à ${now}`,
  quantityLowered: (stock, quantity) => `il n’en reste que ${stock}. Nous avons ramené votre quantité à ${quantity}`,
  quantityRestored: (quantity) => `le stock a augmenté. Votre quantité est de nouveau de ${quantity}`,
  outOfStock: 'en rupture de stock',
  backInStock: 'de nouveau en stock',
  lowStock: (stock) => `plus que ${stock} en stock`,
};
