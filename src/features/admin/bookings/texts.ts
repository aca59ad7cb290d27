import { plural } from '@/lib/numbers';

export const bookingDetailTexts = {
  title: 'Booking',
  packingSlip: 'Packing slip',
  invoice: 'Invoice',
  status: 'Status',
  guestReason:
    'The status of a BuyNow booking can’t be set here: the shop’s server has a call for the orders of customers only.',
  noOwnerReason:
    'The status can’t be set here: no user has this order, and the server’s call needs the user. It may belong to a deleted account.',
  severalOwnersReason: 'The status can’t be set here: several users have an order with this ID.',
  ownerUnknownReason: 'The status can be set once the users are loaded.',
  sharedStatus: (count: number, figure: string) =>
    plural(count, {
      one: `The order has ${figure} booking.`,
      other: `The order has ${figure} bookings; a status is set for all of them.`,
    }),
  mixedStatus: 'Mixed or unknown',
  customer: 'Customer',
  loadingCustomer: 'Looking for the customer',
  customerFailed: 'We couldn’t load the users',
  retry: 'Retry',
  noOwner: 'No user has this order. Name and phone are those of its address.',
  severalOwners: 'Several users have an order with this ID. Name and phone are those of its address.',
  guest: 'A guest, without an account.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  notProvided: 'Not provided',
  payment: 'Payment',
  shipping: 'Shipping',
  paid: 'Paid',
  transaction: 'Transaction',
  currency: 'Currency',
  paymentType: 'Payment type',
  shippingDate: 'Shipping date',
  shippingAddress: 'Shipping address',
  bookingAddress: 'Booking address',
  history: 'History',
  ordered: 'Ordered',
  readAs: (status: string) => `Status ${status}, as the server answered`,
  changed: (from: string, to: string) => `Changed from ${from} to ${to} in this session`,
  historyNote: 'The server keeps no history: what happened in between is unknown.',
} as const;

export const sheetTexts = {
  slip: {
    title: 'Packing slip',
    several: (count: number) => plural(count, { one: `${count} packing slip`, other: `${count} packing slips` }),
  },
  invoice: {
    title: 'Invoice',
    several: (count: number) => plural(count, { one: `${count} invoice`, other: `${count} invoices` }),
  },
  back: 'Back to the list',
  print: 'Print',
  gone: 'This booking no longer exists.',
  someGone: (count: number) =>
    plural(count, {
      one: `${count} of the bookings no longer exists.`,
      other: `${count} of the bookings no longer exist.`,
    }),
  order: (orderId: string, date: string) => `Order ${orderId} · ${date}`,
  withoutId: 'Order without ID',
  shipTo: 'Ship to',
  bookedBy: 'Booked by',
  thanks: (shop: string) => `Thank you for shopping at ${shop}.`,
} as const;

/** The texts of the two booking tabs (§2). */
const customerBookings = {
  tab: 'Bookings',
  csvFile: 'bookings.csv',
  show: 'Show All Bookings',
  hide: 'Hide Bookings',
  records: {
    one: 'booking',
    other: 'bookings',
    title: 'Bookings',
    empty: 'No bookings available',
    noMatch: 'No bookings match these filters.',
  },
} as const;

const guestBookings = {
  tab: 'BuyNowBookings',
  csvFile: 'buynow-bookings.csv',
  show: 'Show All BuyNow Bookings',
  hide: 'Hide BuyNow Bookings',
  records: {
    one: 'BuyNow booking',
    other: 'BuyNow bookings',
    title: 'BuyNow bookings',
    empty: 'No BuyNow bookings available',
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
