import type * as english from '@/features/session/texts';
import type { Translation } from '@/lib/languages';

export const loginModalTexts: Translation<typeof english.loginModalTexts> = {
  title: 'Connexion',
  sessionEnded: 'Votre session a pris fin. Veuillez vous reconnecter.',
  orderNews:
    'Reconnectez-vous pour voir les nouvelles de vos commandes. Si vous fermez cette fenêtre, votre session reste ouverte.',
  payment: 'Connectez-vous au compte qui a servi au paiement. Nous y chercherons votre commande.',
  changeWishlist: 'Reconnectez-vous pour modifier votre liste de souhaits.',
  reasons: {
    toggleWishlist: 'Connectez-vous pour ajouter ce produit à votre liste de souhaits.',
    addToCart: 'Connectez-vous pour ajouter ce produit à votre panier.',
    moveToCart: 'Reconnectez-vous pour déplacer ce produit dans votre panier.',
    deleteItemFromCart: 'Reconnectez-vous pour modifier votre panier.',
    checkOut: 'Connectez-vous pour commander. Votre sac sera déplacé dans votre compte.',
    changeQuantity: 'Reconnectez-vous pour modifier votre panier.',
  },
  stored: {
    addToCart: (product) => `${product} est dans votre sac, sur cet appareil.`,
    toggleWishlist: (product) => `${product} est gardé sur cet appareil.`,
  },
  onDevice: { addToCart: 'Le garder dans mon sac', toggleWishlist: 'Le garder sur cet appareil' },
  buyNow: 'Acheter maintenant, sans compte',
};

export const sessionTexts: Translation<typeof english.sessionTexts> = {
  email: 'Courriel',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  show: 'Afficher',
  hide: 'Masquer',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  signInIntro: 'Bon retour!',
  signUpIntro: 'Gardez un panier, une liste de souhaits et vos adresses.',
  newHere: 'Première visite?',
  createAccount: 'Créez un compte',
  alreadyRegistered: 'Vous avez déjà un compte?',
  adminSignIn: 'Connexion administrateur',
  accountReady: 'Votre compte est prêt. Veuillez vous connecter.',
  required: (field) => `Champ obligatoire : ${field}`,
  checkEmail: 'Vérifiez cette adresse : elle devrait ressembler à nom@exemple.com',
  passwordHint: 'Au moins 8 caractères',
  gender: 'Genre',
  noGender: 'Je préfère ne pas répondre',
  genders: { Male: 'Homme', Female: 'Femme', Other: 'Autre' },
  country: 'Pays',
  chooseCountry: 'Choisissez un pays',
  countryOption: (flag, name, dialCode) => `${flag} ${name} (${dialCode})`,
};
