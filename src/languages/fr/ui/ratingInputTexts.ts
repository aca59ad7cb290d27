import { plural } from '@/lib/plural';
import type { Translation } from '@/lib/translation';
import type { ratingInputTexts as english } from '@/ui/ratingInputTexts';

export const ratingInputTexts: Translation<typeof english> = {
  stars: (stars) => plural(stars, { one: `${stars} étoile`, other: `${stars} étoiles` }),
};
