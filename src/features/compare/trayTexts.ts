import { plural } from '@/lib/plural';

export const trayTexts = {
  title: 'Products to compare',
  count: (count: number, most: number) => `Compare ${count} of ${most}`,
  choose: (most: number) => `Choose up to ${most} products.`,
  chooseMore: 'Choose one more.',
  show: (count: number) => plural(count, { one: 'Show the chosen product', other: `Show ${count} chosen products` }),
  remove: (name: string) => `Remove from comparison: ${name}`,
  clear: 'Clear',
  clearAll: 'Clear comparison',
  compare: 'Compare',
  gone: 'No longer available',
} as const;
