import { plural } from '@/lib/numbers';

export const adminOverviewTexts = {
  label: 'At a glance',
  revenue: 'Revenue',
  bookingsToShip: 'Orders to ship',
  guestBookingsToShip: 'Buy Now to ship',
  lowStock: 'Low stock',
  orderCount: (count: number, figure: string) => plural(count, { one: `${figure} order`, other: `${figure} orders` }),
  productCount: (count: number, figure: string) =>
    plural(count, { one: `${figure} product`, other: `${figure} products` }),
  shortcuts: {
    label: 'Shortcuts',
    hint: 'Go straight to:',
    allProducts: 'All products',
    allBookings: 'All orders',
    toShip: 'To ship, oldest first',
  },
  unknown: 'Unknown',
} as const;
