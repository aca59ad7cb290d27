import type { productCardTexts as english } from '@/features/catalogue/productCardTexts';
import type { Translation } from '@/lib/translation';

export const productCardTexts: Translation<typeof english> = {
  priceOnRequest: 'Prix sur demande',
  percentOff: (percent) => `−${percent} %`,
  outOfStock: 'Rupture de stock',
  fewLeft: (count) => `Plus que ${count} en stock`,
};
