import type * as english from '@/features/home/texts';
import type { Translation } from '@/lib/languages';

export const homeSectionsTexts: Translation<typeof english.homeSectionsTexts> = {
  aimTitle: 'Notre objectif',
  aim: 'Offrir partout au Canada des plantes éprouvées par le temps et des médicaments de tous les jours, décrits avec honnêteté et vendus à prix juste.',
  bestSellers: 'Meilleures ventes',
  notAllLoaded: 'Nous n’avons pas pu charger tous les produits',
  moreFromBrand: (brand) => `Plus de produits ${brand}`,
  buyNow: (product) => `Acheter maintenant : ${product}`,
  videos: 'Du jardin',
  playVideos: 'Lire les vidéos',
  pauseVideos: 'Mettre les vidéos en pause',
  tulsi: 'Le tulsi, la plante dont nous portons le nom',
  tulsiDescription: 'Des tiges de tulsi en fleurs se balancent devant un soleil bas.',
  marigold: 'Le souci, cueilli en pleine floraison',
  marigoldDescription: 'Des soucis tournent lentement pendant que des pétales tombent.',
  tea: 'Une tasse chaude avant la nuit',
  teaDescription: 'De la vapeur monte d’une tasse de thé où flottent deux feuilles.',
  promises: 'Notre façon de vendre',
  shippingTitle: 'Des frais de livraison fixes',
  shipping: (fee) => `${fee} partout au Canada, quelle que soit la taille de votre commande.`,
  guestsTitle: 'Aucun compte requis',
  guests:
    'Commandez avec une simple adresse courriel, ou créez un compte pour garder un panier et une liste de souhaits.',
  minimumOrderTitle: 'Clair dès le départ',
  minimumOrder: (amount) =>
    `La commande minimale est de ${amount} avant la livraison. Vous voyez le total avant de payer.`,
};

export const homeTexts: Translation<typeof english.homeTexts> = {
  welcome: 'Bienvenue',
  tagline: 'Médicaments et ayurveda, livrés partout au Canada',
  slogan: 'Le meilleur de l’ayurveda, pour votre bien-être au quotidien',
  intro: 'Des marques fiables, des prix clairs en dollars canadiens et aucune surprise.',
  shopAll: 'Voir tous les produits',
  discoverBrand: (brand) => `Découvrir ${brand}`,
  banners: 'Bannières',
  brandBanner: {
    title: 'La maison Brahmanand',
    text: 'Des poudres, des confitures et des capsules préparées avec patience.',
    link: (brand) => `Voir ${brand}`,
  },
  eveningBanner: {
    title: 'Une fin de journée paisible',
    text: 'Des tisanes, des huiles et de l’ashwagandha pour ralentir le soir.',
    link: 'Voir toute la gamme',
  },
  shippingBanner: {
    title: 'Des frais fixes, d’un océan à l’autre',
    text: 'Tous nos produits, livrés partout au Canada.',
    link: 'Parcourir tous les produits',
  },
  featured: 'Produits en vedette',
  allProducts: 'Voir tous les produits',
  loading: 'Chargement',
  loadingProducts: 'Chargement des produits',
  loadFailed: 'Nous n’avons pas pu charger les produits',
};
