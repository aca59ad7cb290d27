import type { homeBelowTexts as english } from '@/features/home/homeBelowTexts';
import type { Translation } from '@/lib/translation';

export const homeBelowTexts: Translation<typeof english> = {
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
