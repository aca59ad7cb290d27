import type { sessionTexts as english } from '@/features/session/texts';
import type { Translation } from '@/lib/translation';

export const sessionTexts: Translation<typeof english> = {
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
