import { plural } from '@/lib/plural';

export const comparisonTexts = {
  title: 'Compare products',
  table: 'Comparison',
  loading: 'Loading products',
  loadFailed: 'We couldn’t load the products',
  gone: (count: number) =>
    plural(count, {
      one: '1 of the products is no longer available.',
      other: `${count} of the products are no longer available.`,
    }),
  nothingLeft: 'There is nothing left to compare',
  onlyDifferences: 'Only differences',
  noDifferences: 'In everything that is known of them, these products are the same.',
  product: 'Product',
  price: 'Price',
  unitPrice: 'Unit price',
  rating: 'Rating',
  noReviews: 'No reviews yet',
  ratingOf: (average: string, count: number) =>
    plural(count, { one: `${average} (1 review)`, other: `${average} (${count} reviews)` }),
  brand: 'Brand',
  doseForm: 'Dose form',
  packSize: 'Pack size',
  category: 'Category',
  stock: 'Stock',
  inStock: 'In stock',
  notStated: 'Not stated',
  description: 'Description',
  order: 'Order',
  remove: (name: string) => `Remove from comparison: ${name}`,
} as const;
