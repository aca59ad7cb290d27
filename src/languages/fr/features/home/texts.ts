import type * as english from '@/features/home/texts';
import type { Translation } from '@/lib/languages';

export const homeSectionsTexts: Translation<typeof english.homeSectionsTexts> = {
  aimTitle: 'Notre objectif',
  aim: 'Offrir partout au Canada des plantes ayurvédiques et des médicaments courants.',
  bestSellers: 'Meilleures ventes',
  moreFromBrand: (brand) => `Autres produits ${brand}`,
  buyNow: (product) => `Acheter maintenant : ${product}`,
  videos: 'Vidéos',
  playVideos: 'Lire les vidéos',
  pauseVideos: 'Mettre les vidéos en pause',
  tulsi: 'Le tulsi, la plante dont nous portons le nom',
  tulsiDescription: 'Des tiges de tulsi en fleurs se balancent devant un soleil bas.',
  marigold: 'Le calendula, cueilli en pleine floraison',
  marigoldDescription: 'Des calendulas tournent lentement pendant que des pétales tombent.',
  tea: 'Tisane',
  teaDescription: 'De la vapeur monte d’une tasse de thé où flottent deux feuilles.',
  promises: 'Livraison et commandes',
  shipping: (fee) => `${fee} partout au Canada, quelle que soit la taille de votre commande.`,
  guestsTitle: 'Aucun compte requis',
  guests:
    'Avec « Acheter maintenant », aucun compte n’est requis. Créez-en un pour enregistrer un panier et une liste de souhaits.',
  minimumOrder: (amount) =>
    `La commande minimale est de ${amount}, livraison en sus. Vous voyez le total avant de payer.`,
};

export const homeTexts: Translation<typeof english.homeTexts> = {
  welcome: 'Bienvenue',
  tagline: 'Médicaments et produits ayurvédiques, livrés partout au Canada',
  slogan: 'Le meilleur de l’ayurveda, pour votre bien-être au quotidien',
  intro: 'Prix en dollars canadiens. Frais de livraison fixes.',
  shopAll: 'Voir tous les produits',
  discoverBrand: (brand) => `Découvrir ${brand}`,
  banners: 'Bannières',
  brandBanner: {
    title: 'Brahmanand',
    text: 'Des poudres, des confitures et des capsules.',
    link: (brand) => `Voir ${brand}`,
  },
  eveningBanner: { title: 'Tisanes et huiles', text: 'Tisanes, huiles et ashwagandha.', link: 'Voir toute la gamme' },
  shippingBanner: {
    title: 'Des frais de livraison fixes',
    text: 'Tous nos produits, livrés partout au Canada.',
    link: 'Parcourir tous les produits',
  },
  featured: 'Produits en vedette',
  loading: 'Chargement',
};
