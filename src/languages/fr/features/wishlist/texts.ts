import type * as english from '@/features/wishlist/texts';
import type { Translation } from '@/lib/languages';

export const wishlistTexts: Translation<typeof english.wishlistTexts> = {
  pageTitle: 'Liste de souhaits',
  logIn: 'Connexion',
  emptyAdvice: 'Touchez le cœur d’un produit pour l’enregistrer ici.',
  browse: 'Parcourir les produits',
  title: 'Votre liste de souhaits',
  onDevice: 'Enregistrés sur cet appareil',
  greeting: (name) => `Bonjour ${name}, voici votre liste de souhaits`,
  categories: 'Catégories',
  allCategories: 'Toutes',
  list: 'Liste de souhaits',
  remove: (product) => `Retirer ${product} de la liste de souhaits`,
  priceOnRequest: 'Prix sur demande',
  outOfStock: 'Rupture de stock',
  available: 'En stock',
  addToCart: 'Ajouter au panier',
  addProductToCart: (product) => `Ajouter au panier : ${product}`,
};

export const wishlistHeartTexts: Translation<typeof english.wishlistHeartTexts> = {
  label: (product) => `Liste de souhaits : ${product}`,
};
