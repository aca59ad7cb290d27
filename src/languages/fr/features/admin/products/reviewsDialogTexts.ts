import type { reviewsDialogTexts as english } from '@/features/admin/products/reviewsDialogTexts';
import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';

export const reviewsDialogTexts: Translation<typeof english> = {
  reviews: 'Avis',
  none: 'Aucun',
  average: (average, count) => `${average} (${count})`,
  spoken: (average, count, name) => `${average} étoiles sur 5, ${count} avis sur ${name}`,
  title: (name) => `Avis sur ${name}`,
  stars: 'Étoiles',
  allStars: 'Toutes',
  starCount: (stars, count) =>
    plural(stars, { one: `${stars} étoile (${count})`, other: `${stars} étoiles (${count})` }),
  empty: 'Aucun avis avec ce nombre d’étoiles.',
  helpful: (likes, dislikes) => `Utile : ${likes} · pas utile : ${dislikes}`,
  noText: 'Sans texte',
  showMore: 'Afficher plus',
};
