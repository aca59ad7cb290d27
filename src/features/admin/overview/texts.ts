import { counted } from '@/features/admin/list/counts';

export const adminOverviewTexts = {
  label: 'At a glance',
  revenue: 'Revenue',
  bookingsToShip: 'Orders to ship',
  guestBookingsToShip: 'Buy Now to ship',
  lowStock: 'Low stock',
  orderCount: (count: number) => counted(count, '# order', '# orders'),
  productCount: (count: number) => counted(count, '# product', '# products'),
  shortcuts: {
    label: 'Shortcuts',
    hint: 'Go straight to:',
    allProducts: 'All products',
    allBookings: 'All orders',
    toShip: 'To ship, oldest first',
  },
  unknown: 'Unknown',
} as const;
