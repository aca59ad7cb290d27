import type { reviewTexts as english } from '@/domain/reviewTexts';
import type { Translation } from '@/lib/translation';

export const reviewTexts: Translation<typeof english> = {
  ratingMissing: 'Veuillez attribuer une note de 1 à 5 étoiles.',
  missing: {
    comments: 'Veuillez rédiger votre avis.',
    name: 'Veuillez entrer votre nom.',
    email: 'Veuillez entrer votre courriel.',
  },
};
