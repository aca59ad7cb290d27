import type { addToCartTexts as english } from '@/features/cart/addToCartTexts';
import type { Translation } from '@/lib/translation';

export const addToCartTexts: Translation<typeof english> = {
  add: 'Ajouter au panier',
  addOf: (product) => `Ajouter au panier : ${product}`,
  outOfStock: 'Rupture de stock',
  outOfStockOf: (product) => `Rupture de stock : ${product}`,
};
