import { plural } from '@/lib/plural';

export const formTexts = {
  checkFields: 'Please check these fields',
  stars: (stars: number) => plural(stars, { one: '1 star', other: `${stars} stars` }),
} as const;
