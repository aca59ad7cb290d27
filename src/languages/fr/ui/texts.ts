import type { Translation } from '@/lib/languages';
import { decimal, plural } from '@/lib/numbers';
import type * as english from '@/ui/texts';

export const carouselTexts: Translation<typeof english.carouselTexts> = {
  play: (label) => `Faire défiler : ${label}`,
  pause: (label) => `Arrêter le défilement : ${label}`,
  previous: (label) => `Précédent : ${label}`,
  next: (label) => `Suivant : ${label}`,
  position: (current, total) => `${current} / ${total}`,
  current: (current, total, slide) => `${current} sur ${total} : ${slide}`,
};

export const copyButtonTexts: Translation<typeof english.copyButtonTexts> = {
  copy: 'Copier',
  copied: 'Copié',
  blocked: 'Votre navigateur ne permet pas de copier ici. Sélectionnez ceci et copiez-le :',
};

export const dialogTexts: Translation<typeof english.dialogTexts> = { close: 'Fermer', cancel: 'Annuler' };

export const paginationTexts: Translation<typeof english.paginationTexts> = {
  page: (page) => `Page ${page}`,
  previous: 'Préc.',
  next: 'Suiv.',
};

export const ratingInputTexts: Translation<typeof english.ratingInputTexts> = {
  stars: (stars) => plural(stars, `${stars} étoile`, `${stars} étoiles`),
};

export const stepsTexts: Translation<typeof english.stepsTexts> = {
  position: (current, total) => `Étape ${current} sur ${total}`,
  done: '(terminée)',
};

export const uiTexts: Translation<typeof english.uiTexts> = {
  retry: 'Réessayer',
  reload: 'Recharger',
  newWindow: '(ouvre une nouvelle fenêtre)',
  retryAdvice: 'Réessayez dans un instant. Si le problème persiste, vérifiez votre connexion.',
  breadcrumb: 'Fil d’Ariane',
  carousel: 'carrousel',
  stars: (value) => `${decimal(value)} sur 5 étoiles`,
  outOfFive: 'sur 5 étoiles',
  priceNow: 'Prix actuel',
  priceBefore: 'Prix ordinaire',
  quantityOf: (name) => `Quantité : ${name}`,
  decreaseQuantity: (name) => `Réduire la quantité : ${name}`,
  increaseQuantity: (name) => `Augmenter la quantité : ${name}`,
  quantity: (quantity) => `Quantité : ${quantity}`,
  quantityRange: 'Entrez un nombre entier de 1 à 999 999.',
  onlyAvailable: (max) => `Il n’en reste que ${max}`,
  quantityReduced: (quantity) => `Il n’en reste que ${quantity}. Nous avons ramené votre quantité à ${quantity}.`,
};

export const themeSwitchTexts: Translation<typeof english.themeSwitchTexts> = {
  theme: 'Thème',
  system: 'Auto',
  light: 'Clair',
  dark: 'Sombre',
};

export const toastTexts: Translation<typeof english.toastTexts> = {
  messages: 'Messages',
  errorMessages: 'Messages d’erreur',
  closeMessage: 'Fermer le message',
};

export const zoomTexts: Translation<typeof english.zoomTexts> = {
  picturesOf: (name) => `Images : ${name}`,
  picture: (name, current, total) => `${name}, image ${current} sur ${total}`,
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  percent: (percent) => `${percent} %`,
};
