import { counted } from '@/features/admin/list/counts';

export const stockTexts = {
  title: 'Stock to reorder',
  intro:
    'Low in stock, or will sell out within 14 days at the rate of the last 30. Suggested quantities cover 30 days.',
  threshold: 'Low-stock level (units)',
  thresholdHint: 'Saved in this browser',
  fileName: 'reorder.csv',
  count: (count: number) => counted(count, '# product to reorder', '# products to reorder'),
  none: 'Nothing needs to be reordered.',
  products: { other: 'products', empty: 'No products available' },
  bookingsLoading: 'Loading orders',
  bookingsFailed: 'We couldn’t load the orders',
  stock: 'In stock',
  sold: 'Sold in 30 days',
  daysLeft: 'Days left',
  reorder: 'Reorder',
  noSales: 'No sales',
} as const;
