/** What the two booking tabs say (§2). */
export const bookingKinds = {
  customer: {
    show: 'Show All Bookings',
    hide: 'Hide Bookings',
    empty: 'No bookings available',
    what: 'bookings',
    label: 'Bookings',
    one: 'booking',
    many: 'bookings',
    fileName: 'bookings.csv',
  },
  guest: {
    show: 'Show All BuyNow Bookings',
    hide: 'Hide BuyNow Bookings',
    empty: 'No BuyNow bookings available',
    what: 'BuyNow bookings',
    label: 'BuyNow bookings',
    one: 'BuyNow booking',
    many: 'BuyNow bookings',
    fileName: 'buynow-bookings.csv',
  },
} as const;

export type BookingKindTexts = (typeof bookingKinds)[keyof typeof bookingKinds];
