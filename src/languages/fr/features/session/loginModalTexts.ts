import type { loginModalTexts as english } from '@/features/session/loginModalTexts';
import type { Translation } from '@/lib/translation';

export const loginModalTexts: Translation<typeof english> = {
  title: 'Connexion',
  sessionEnded: 'Votre session a pris fin. Veuillez vous reconnecter.',
  orderNews:
    'Reconnectez-vous pour voir les nouvelles de vos commandes. Si vous fermez cette fenêtre, votre session reste ouverte.',
  changeWishlist: 'Reconnectez-vous pour modifier votre liste de souhaits.',
  reasons: {
    toggleWishlist: 'Connectez-vous pour ajouter ce produit à votre liste de souhaits.',
    addToCart: 'Connectez-vous pour ajouter ce produit à votre panier.',
    moveToCart: 'Reconnectez-vous pour déplacer ce produit dans votre panier.',
    deleteItemFromCart: 'Reconnectez-vous pour modifier votre panier.',
    checkOut: 'Connectez-vous pour commander. Votre sac sera déplacé dans votre compte.',
    changeQuantity: 'Reconnectez-vous pour modifier votre panier.',
  },
  kept: {
    addToCart: (product) => `${product} est dans votre sac, sur cet appareil.`,
    toggleWishlist: (product) => `${product} est gardé sur cet appareil.`,
  },
  keep: { addToCart: 'Le garder dans mon sac', toggleWishlist: 'Le garder sur cet appareil' },
  buyNow: 'Acheter maintenant, sans compte',
};
