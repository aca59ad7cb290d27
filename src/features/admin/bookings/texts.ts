import { counted } from '@/features/admin/list/counts';
import { plural } from '@/lib/numbers';

export const bookingDetailTexts = {
  title: 'Order',
  guestReason: 'You can’t change the status of a Buy Now order here.',
  noOwnerReason: 'No customer account has this order, so its status can’t be changed.',
  severalOwnersReason: 'Several customers have an order with this ID, so its status can’t be changed here.',
  leftOut: 'Orders that don’t belong to exactly one customer keep their status.',
  ownerUnknownReason: 'You can change the status once the customers are loaded.',
  loadingCustomer: 'Looking for the customer',
  customerFailed: 'We couldn’t load the customers',
  noOwner: 'No customer has this order. Name and phone are those of its address.',
  severalOwners: 'Several customers have an order with this ID. Name and phone are those of its address.',
  guest: 'A guest, without an account.',
  payment: 'Payment',
  shipping: 'Shipping',
  paid: 'Paid',
  transaction: 'Transaction',
  currency: 'Currency',
  paymentType: 'Payment type',
  shippingDate: 'Shipping date',
  shippingAddress: 'Shipping address',
  bookingAddress: 'Billing address',
  history: 'History',
  ordered: 'Ordered',
  readAs: (status: string) => `Status ${status} when loaded`,
  changed: (from: string, to: string) => `Changed from ${from} to ${to} in this session`,
  historyNote: 'Changes from before this session aren’t recorded.',
} as const;

export const sheetTexts = {
  slip: {
    title: 'Packing slip',
    several: (count: number) => counted(count, '# packing slip', '# packing slips'),
    first: (printed: string, all: string) => `First ${printed} of ${all} packing slips`,
  },
  invoice: {
    title: 'Invoice',
    several: (count: number) => counted(count, '# invoice', '# invoices'),
    first: (printed: string, all: string) => `First ${printed} of ${all} invoices`,
  },
  back: 'Back to the list',
  print: 'Print',
  gone: 'This order no longer exists.',
  someGone: (count: number) =>
    plural(count, `${count} of the orders no longer exists.`, `${count} of the orders no longer exist.`),
  order: (orderId: string, date: string) => `Order ${orderId} · ${date}`,
  shipTo: 'Ship to',
  bookedBy: 'Ordered by',
  thanks: (shop: string) => `Thank you for shopping at ${shop}.`,
} as const;

/** The texts of the two booking tabs (§2). */
const customerBookings = {
  tab: 'Bookings',
  csvFile: 'orders.csv',
  show: 'Show All Bookings',
  hide: 'Hide Bookings',
  records: {
    one: 'order',
    other: 'orders',
    title: 'Orders',
    empty: 'No bookings available',
    noMatch: 'No orders match these filters.',
  },
} as const;

const guestBookings = {
  tab: 'BuyNowBookings',
  csvFile: 'buy-now-orders.csv',
  show: 'Show All BuyNow Bookings',
  hide: 'Hide BuyNow Bookings',
  records: {
    one: 'Buy Now order',
    other: 'Buy Now orders',
    title: 'Buy Now orders',
    empty: 'No BuyNow bookings available',
    noMatch: 'No orders match these filters.',
  },
} as const;

export const adminBookingsTexts = {
  customer: customerBookings,
  guest: guestBookings,
  order: 'Order',
  date: 'Date',
  customerName: 'Customer',
  products: 'Products',
  status: 'Status',
  allStatuses: 'All statuses',
  otherStatus: 'Other',
  total: 'Total',
  noAddress: 'None',
  noStreet: 'No street',
} as const;
