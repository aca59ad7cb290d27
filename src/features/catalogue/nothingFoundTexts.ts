import { plural } from '@/lib/plural';

export const nothingFoundTexts = {
  noProducts: 'No products yet',
  noProductsAdvice: 'We’re stocking the shelves. Please check back soon.',
  noResultsAdvice: 'Try adjusting your search or filters: fewer words, another spelling, or all products.',
  noneFiltered: 'No products match these filters',
  dropAdvice: 'Without one of them, there are products again:',
  drop: (filter: string, count: number) =>
    plural(count, { one: `Without “${filter}”: 1 product`, other: `Without “${filter}”: ${count} products` }),
  clear: (count: number) =>
    plural(count, { one: 'Without filters: 1 product', other: `Without filters: ${count} products` }),
  allProducts: 'See all products',
  nearest: 'Closest matches',
  popular: 'Popular products',
} as const;
