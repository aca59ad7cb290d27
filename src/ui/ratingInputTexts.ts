import { plural } from '@/lib/plural';

export const ratingInputTexts = {
  stars: (stars: number) => plural(stars, { one: '1 star', other: `${stars} stars` }),
} as const;
