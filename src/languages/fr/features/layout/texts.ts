import type * as english from '@/features/layout/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const cartHintTexts: Translation<typeof english.cartHintTexts> = {
  inCart: (amount) => `${amount} dans votre panier`,
  minimum: (amount) => `Commande minimale : ${amount}, livraison en sus`,
  toGo: (missing, amount) => `Ajoutez ${missing} pour atteindre la commande minimale de ${amount}`,
  reached: (amount) => `Vous avez atteint la commande minimale de ${amount}`,
  shipping: (fee) => `Livraison : ${fee} pour toute la commande, ajoutés à la caisse`,
};

export const checkoutHeaderTexts: Translation<typeof english.checkoutHeaderTexts> = {
  help: 'Aide',
  whatsApp: 'Clavarder sur WhatsApp',
};

export const contactTexts: Translation<typeof english.contactTexts> = {
  contact: 'Nous joindre',
  whatsApp: 'Clavarder avec nous sur WhatsApp (ouvre une nouvelle fenêtre)',
  call: 'Nous appeler',
};

export const footerTexts: Translation<typeof english.footerTexts> = {
  seller: (shop) =>
    `${shop} ne fait que vendre les produits présentés ici. Nous n’en sommes ni le fabricant, ni un représentant du fabricant, ni son service à la clientèle.`,
  doctor: 'Pour tout conseil sur votre santé, consultez votre médecin.',
  minimumOrder: (amount) => `Commande minimale de ${amount}, livraison en sus`,
  service: 'Service à la clientèle',
  socialNetworks: 'Suivez-nous aussi sur',
  copyright: (year, shop) => `© ${year} ${shop}`,
};

export const logOutTexts: Translation<typeof english.logOutTexts> = {
  finishingTitle: 'Votre dernière commande se termine',
  finishing: 'Gardez cette page ouverte. Votre session se fermera dans quelques secondes.',
  savingTitle: 'Enregistrement de votre panier',
  saving:
    'Votre session se fermera dès que le panier sera enregistré. Si vous vous déconnectez maintenant, vos dernières modifications pourraient être perdues.',
  logOutNow: 'Se déconnecter maintenant',
  unfinishedTitle: 'Votre dernière commande n’est pas terminée',
  unfinished:
    'Gardez votre session ouverte pour terminer la commande. Vous avez peut-être payé, mais elle n’est pas confirmée. Si vous vous déconnectez, seul ce paiement reste dans votre navigateur.',
  stay: 'Garder ma session ouverte',
  logOutAnyway: 'Se déconnecter et conserver ce paiement',
};

export const mobileMenuTexts: Translation<typeof english.mobileMenuTexts> = {
  hello: 'Bonjour',
  helloName: (name) => `Bonjour, ${name}`,
  testimonials: 'Témoignages',
  account: 'Compte',
};

export const suggestionTexts: Translation<typeof english.suggestionTexts> = {
  list: 'Suggestions',
  allProducts: 'Tous les produits',
  searchFor: (term) => `Rechercher « ${term} »`,
  none: 'Aucune suggestion. Appuyez sur Entrée pour rechercher.',
  found: (count) =>
    plural(
      count,
      `${count} suggestion. Utilisez les flèches vers le haut et vers le bas.`,
      `${count} suggestions. Utilisez les flèches vers le haut et vers le bas.`,
    ),
};

export const layoutTexts: Translation<typeof english.layoutTexts> = {
  skip: 'Aller au contenu',
  offline: 'Vous êtes hors ligne. Vous pourrez de nouveau commander une fois la connexion rétablie.',
  homeLink: (shop) => `${shop}, accueil`,
  menu: 'Menu',
  openSearch: 'Ouvrir la recherche',
  closeSearch: 'Fermer la recherche',
  search: 'Rechercher',
  searchProducts: 'Rechercher des produits',
  logIn: 'Connexion',
  logOut: 'Déconnexion',
  accountOf: 'Compte :',
  you: 'vous',
  cartItems: (count) => plural(count, `Panier, ${count} article`, `Panier, ${count} articles`),
  mainNavigation: 'Navigation principale',
  home: 'Accueil',
  aboutUs: 'À propos',
  blogs: 'Blogues',
  myAccount: 'Mon compte',
  myOrders: 'Mes commandes',
  address: 'Adresse',
  loadingBrands: 'Chargement des marques',
  brandsFailed: 'Nous n’avons pas pu charger les marques.',

  noBrands: 'Aucune marque pour l’instant.',
  pageTitle: (title, shop) => `${title} – ${shop}`,
  shopTitle: (shop) => `${shop} – Ayurveda et bien-être au Canada`,
  shopDescription: 'Des médicaments et des produits de bien-être inspirés de l’ayurveda, livrés partout au Canada.',
};
