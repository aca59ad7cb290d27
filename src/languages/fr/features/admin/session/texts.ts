import type { adminSessionTexts as english } from '@/features/admin/session/texts';
import type { Translation } from '@/lib/languages';

export const adminSessionTexts: Translation<typeof english> = {
  skipToContent: 'Aller au contenu',
  dashboard: 'Tableau de bord',
  loading: 'Chargement',
  backOffice: 'Administration',
  viewShop: 'Voir la boutique',
  signOut: 'Déconnexion',
  signOutQuestion: {
    title: 'Vous déconnecter et perdre votre travail?',
    text: 'Les modifications non enregistrées seront perdues, et l’envoi en cours s’arrêtera.',
    stay: 'Rester',
  },
  expired: {
    title: 'Reconnectez-vous pour continuer',
    text: 'Une modification en cours n’a peut-être pas été enregistrée. Ce que vous avez tapé est conservé tant que cette page reste ouverte.',
  },
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  signIn: 'Se connecter',
  signInTitle: 'Connexion administrateur',
  signInIntro: 'Réservé aux administrateurs de la boutique.',
  noAccount: { before: 'Pas encore de compte?', link: 'Créez un compte administrateur' },
  signUpTitle: 'Créer un compte administrateur',
  signUpIntro: 'Pour créer un compte, il vous faut le code d’administration de la boutique.',
  hasAccount: { before: 'Vous avez déjà un compte?', link: 'Connectez-vous' },
  adminCode: 'Code d’administration',
  adminCodeHint: 'Le code que partagent les administrateurs de la boutique.',
  createAdmin: 'Créer le compte',
  redirecting: 'Nous vous amenons à la page de connexion.',
};
