import { plural } from '@/lib/plural';

export const bulkTexts = {
  change: 'Change together',
  title: (count: number, figure: string) =>
    plural(count, { one: `Change ${figure} product`, other: `Change ${figure} products` }),
  action: 'What to change',
  actions: {
    sellingPercent: 'Selling price, by percent',
    bothPercent: 'Selling and original price, by percent',
    stockSet: 'Stock, set to',
    stockAdd: 'Stock, add',
    category: 'Category, set to',
  },
  values: {
    sellingPercent: 'Percent',
    bothPercent: 'Percent',
    stockSet: 'Units',
    stockAdd: 'Units to add',
    category: 'Category',
  },
  percentHint: '−10 lowers, 10 raises. Prices are rounded to cents.',
  addHint: 'A negative number takes away.',
  preview: 'Preview',
  field: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  nothing: 'none',
  unchanged: 'Unchanged',
  apply: (count: number, figure: string) =>
    plural(count, { one: `Change ${figure} product`, other: `Change ${figure} products` }),
  more: (count: number, figure: string) => plural(count, { one: `and ${figure} more`, other: `and ${figure} more` }),
  cancel: 'Cancel',
} as const;
