import { plural } from '@/lib/plural';

export const suggestionTexts = {
  list: 'Suggestions',
  allProducts: 'All products',
  searchFor: (term: string) => `Search for “${term}”`,
  none: 'No suggestions. Press Enter to search.',
  found: (count: number) =>
    plural(count, {
      one: '1 suggestion. Use the up and down arrows.',
      other: `${count} suggestions. Use the up and down arrows.`,
    }),
} as const;
