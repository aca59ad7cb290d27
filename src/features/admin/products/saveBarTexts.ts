import { plural } from '@/lib/plural';

export const saveBarTexts = {
  label: 'Unsaved changes',
  unsaved: (count: number, figure: string) =>
    plural(count, { one: `${figure} unsaved change:`, other: `${figure} unsaved changes:` }),
  newProduct: 'New product',
  part: {
    price: (name: string) => `Price of ${name}`,
    stock: (name: string) => `Stock of ${name}`,
  },
  more: (count: number, figure: string) => plural(count, { one: `and ${figure} more`, other: `and ${figure} more` }),
  saveAll: 'Save all',
  discard: 'Discard',
  incomplete: (names: string) => `Complete the form first: ${names}`,
  batch: (count: number, figure: string) =>
    plural(count, { one: `Save ${figure} change`, other: `Save ${figure} changes` }),
} as const;
