import { plural } from '@/lib/plural';

/** The texts of the two booking tabs (§2). */
const customerBookings = {
  tab: 'Bookings',
  csvFile: 'bookings.csv',
  show: 'Show All Bookings',
  hide: 'Hide Bookings',
  query: {
    loading: 'Loading bookings',
    slow: 'The server is slow to respond. The bookings will appear when it does.',
    loadFailed: 'We couldn’t load the bookings',
    refreshFailed: 'We couldn’t refresh the bookings. These are the last ones we loaded.',
    empty: 'No bookings available',
  },
  list: {
    label: 'Bookings',
    search: 'Search bookings',
    all: (count: number, figure: string) => plural(count, { one: `${figure} booking`, other: `${figure} bookings` }),
    some: (count: number, figure: string, foundFigure: string) =>
      plural(count, { one: `${foundFigure} of ${figure} booking`, other: `${foundFigure} of ${figure} bookings` }),
    noMatch: 'No bookings match these filters.',
  },
} as const;

const guestBookings = {
  tab: 'BuyNowBookings',
  csvFile: 'buynow-bookings.csv',
  show: 'Show All BuyNow Bookings',
  hide: 'Hide BuyNow Bookings',
  query: {
    loading: 'Loading BuyNow bookings',
    slow: 'The server is slow to respond. The BuyNow bookings will appear when it does.',
    loadFailed: 'We couldn’t load the BuyNow bookings',
    refreshFailed: 'We couldn’t refresh the BuyNow bookings. These are the last ones we loaded.',
    empty: 'No BuyNow bookings available',
  },
  list: {
    label: 'BuyNow bookings',
    search: 'Search BuyNow bookings',
    all: (count: number, figure: string) =>
      plural(count, { one: `${figure} BuyNow booking`, other: `${figure} BuyNow bookings` }),
    some: (count: number, figure: string, foundFigure: string) =>
      plural(count, {
        one: `${foundFigure} of ${figure} BuyNow booking`,
        other: `${foundFigure} of ${figure} BuyNow bookings`,
      }),
    noMatch: 'No bookings match these filters.',
  },
} as const;

export const adminBookingsTexts = {
  customer: customerBookings,
  guest: guestBookings,
  order: 'Order',
  orderTitle: (orderId: string) => `Order ${orderId}`,
  orderWithoutId: 'Order without ID',
  withoutId: 'Without ID',
  date: 'Date',
  customerName: 'Customer',
  noName: 'No name',
  products: 'Products',
  product: 'Product',
  quantity: 'Quantity',
  line: (quantity: number, product: string) => `${quantity} × ${product}`,
  quantityAndPrice: (quantity: number, price: string) => `${quantity} × ${price}`,
  price: 'Price',
  amount: 'Amount',
  status: 'Status',
  allStatuses: 'All statuses',
  otherStatus: 'Other',
  total: 'Total',
  noAddress: 'None',
  noStreet: 'No street',
  print: {
    slip: {
      all: (count: number, figure: string) =>
        plural(count, { one: `${figure} packing slip`, other: `${figure} packing slips` }),
      some: (printed: string, all: string) => `First ${printed} of ${all} packing slips`,
    },
    invoice: {
      all: (count: number, figure: string) => plural(count, { one: `${figure} invoice`, other: `${figure} invoices` }),
      some: (printed: string, all: string) => `First ${printed} of ${all} invoices`,
    },
  },
} as const;
