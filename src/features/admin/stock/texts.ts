import { plural } from '@/lib/numbers';

export const stockTexts = {
  title: 'Stock to reorder',
  intro:
    'Products that are low, or sold out within 14 days at the rate of the last 30 days, by the bookings of customers and guests. The units to reorder last for 30 days.',
  threshold: 'Low from (units)',
  thresholdHint: 'Kept in this browser',
  thresholdProblem: 'Enter a whole number',
  exportCsv: 'Export CSV',
  fileName: 'reorder.csv',
  count: (count: number, figure: string) =>
    plural(count, { one: `${figure} product to reorder`, other: `${figure} products to reorder` }),
  none: 'Nothing needs to be reordered.',
  products: { other: 'products', empty: 'No products available' },
  bookingsLoading: 'Loading bookings',
  bookingsFailed: 'We couldn’t load the bookings',
  stock: 'In stock',
  sold: 'Sold in 30 days',
  daysLeft: 'Days left',
  reorder: 'Reorder',
  noSales: 'No sales',
  more: (count: number, figure: string) => plural(count, { one: `and ${figure} more`, other: `and ${figure} more` }),
} as const;
