import { plural } from '@/lib/numbers';

export const comparisonTexts = {
  table: 'Comparison',
  gone: (count: number) =>
    plural(count, '1 of the products is no longer available.', `${count} of the products are no longer available.`),
  nothingLeft: 'There is nothing left to compare',
  onlyDifferences: 'Only differences',
  noDifferences: 'No differences in the details shown.',
  noReviews: 'No reviews yet',
  ratingOf: (average: string, count: number) => plural(count, `${average} (1 review)`, `${average} (${count} reviews)`),
  stock: 'Stock',
  notStated: 'Not stated',
  order: 'Order',
} as const;

/** Texts of the parts that load with a listing, a product page and the toasts. */
export const compareTexts = {
  compare: 'Compare',
  compareProducts: 'Compare products',
  full: (most: number) => `You can compare up to ${most} products. Please remove one first.`,
  failed: 'We couldn’t load the comparison. Please try again.',
} as const;

export const trayTexts = {
  title: 'Products to compare',
  count: (count: number, most: number) => `Compare ${count} of ${most}`,
  choose: (most: number) => `Choose up to ${most} products.`,
  chooseMore: 'Choose one more.',
  show: (count: number) => plural(count, 'Show the chosen product', `Show ${count} chosen products`),
  remove: (name: string) => `Remove from comparison: ${name}`,
  clear: 'Clear',
  clearAll: 'Clear comparison',
} as const;
