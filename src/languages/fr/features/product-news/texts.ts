import type { productNewsTexts as english } from '@/features/product-news/texts';
import type { Translation } from '@/lib/languages';

export const productNewsTexts: Translation<typeof english> = {
  down: (before) => `Le prix a baissé : il était de ${before} quand vous l’avez vu ici pour la première fois.`,
  up: (before) => `Le prix a augmenté : il était de ${before} quand vous l’avez vu ici pour la première fois.`,
  back: 'De nouveau en stock.',
};
