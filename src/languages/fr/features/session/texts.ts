import type * as english from '@/features/session/texts';
import type { Translation } from '@/lib/languages';

export const loginModalTexts: Translation<typeof english.loginModalTexts> = {
  title: 'Connexion',
  sessionEnded: 'Reconnectez-vous. Votre session a pris fin.',
  signInFirst: 'Connectez-vous pour continuer.',
  cookiesNeeded:
    'Autorisez les témoins de cette boutique dans les réglages de votre navigateur, puis ouvrez de nouveau une session. Votre session a été acceptée, mais n’a pas été conservée.',
  reasons: {
    toggleWishlist: 'Connectez-vous pour ajouter ce produit à votre liste de souhaits.',
    changeWishlist: 'Reconnectez-vous pour modifier votre liste de souhaits.',
    addToCart: 'Connectez-vous pour ajouter ce produit à votre panier.',
    moveToCart: 'Reconnectez-vous pour déplacer ce produit dans votre panier.',
    deleteItemFromCart: 'Reconnectez-vous pour modifier votre panier.',
    checkOut: 'Connectez-vous pour commander. Votre panier sera déplacé dans votre compte.',
    changeQuantity: 'Reconnectez-vous pour modifier votre panier.',
    orderNews:
      'Reconnectez-vous pour voir où en sont vos commandes. Si vous fermez cette fenêtre, votre session reste ouverte.',
    payment: 'Connectez-vous au compte qui a servi au paiement. Nous y chercherons votre commande.',
  },
  stored: {
    addToCart: (product) => `${product} est dans le panier de cet appareil.`,
    toggleWishlist: (product) => `${product} est enregistré sur cet appareil.`,
  },
  onDevice: { addToCart: 'Le laisser dans mon panier', toggleWishlist: 'Le laisser sur cet appareil' },
};

export const sessionTexts: Translation<typeof english.sessionTexts> = {
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  show: 'Afficher',
  hide: 'Masquer',
  signIn: 'Se connecter',
  signInIntro: 'Ravis de vous revoir!',
  signUpIntro: 'Enregistrez un panier, une liste de souhaits et vos adresses.',
  newHere: 'Première visite?',
  createAccount: 'Créez un compte',
  alreadyRegistered: 'Vous avez déjà un compte?',
  adminSignIn: 'Connexion administrateur',
  accountReady: 'Votre compte est prêt. Connectez-vous.',
  required: (field) => `Champ obligatoire : ${field}`,
  passwordHint: 'Au moins 8 caractères',
  gender: 'Genre',
  noGender: 'Je préfère ne pas répondre',
  genders: { Male: 'Homme', Female: 'Femme', Other: 'Autre' },
  country: 'Pays',
  countryOption: (flag, name, dialCode) => `${flag} ${name} (${dialCode})`,
};
