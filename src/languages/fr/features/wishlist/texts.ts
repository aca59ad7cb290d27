import type * as english from '@/features/wishlist/texts';
import type { Translation } from '@/lib/languages';

export const wishlistTexts: Translation<typeof english.wishlistTexts> = {
  emptyAdvice: 'Touchez le cœur d’un produit pour l’enregistrer ici.',
  title: 'Votre liste de souhaits',
  greeting: (name) => `Bonjour ${name}, voici votre liste de souhaits`,
  categories: 'Catégories',
  allCategories: 'Toutes',
  remove: (product) => `Retirer ${product} de la liste de souhaits`,
  available: 'En stock',
};

export const wishlistHeartTexts: Translation<typeof english.wishlistHeartTexts> = {
  label: (product) => `Liste de souhaits : ${product}`,
};
