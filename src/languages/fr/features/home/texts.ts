import type { homeTexts as english } from '@/features/home/texts';
import type { Translation } from '@/lib/translation';

export const homeTexts: Translation<typeof english> = {
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
