import type { LedgerFlag } from '@/domain/ledger';
import { plural } from '@/lib/plural';

const flags: Readonly<Record<LedgerFlag, string>> = {
  'amount-differs': 'Amount differs from order total',
  'same-transaction': 'Duplicate transaction',
  'missing-id': 'Missing transaction ID',
};

export const adminLedgerTexts = {
  tab: 'Payments',
  csvFile: 'payments.csv',
  query: {
    loading: 'Loading payments',
    slow: 'The server is slow to respond. The payments will appear when it does.',
    loadFailed: 'We couldn’t load the payments',
    refreshFailed: 'We couldn’t refresh the payments. These are the last ones we loaded.',
    empty: 'No payments available',
  },
  list: {
    label: 'Payments',
    search: 'Search payments',
    all: (count: number, figure: string) => plural(count, { one: `${figure} payment`, other: `${figure} payments` }),
    some: (count: number, figure: string, foundFigure: string) =>
      plural(count, { one: `${foundFigure} of ${figure} payment`, other: `${foundFigure} of ${figure} payments` }),
    noMatch: 'No payments match these filters.',
  },
  weekOf: (monday: string) => `Week of ${monday}`,
  views: {
    label: 'Views of the payments',
    list: 'List',
    periods: 'By period',
    sales: 'By product and brand',
    reconcile: 'To reconcile',
    reconcileCount: (figure: string) => `To reconcile (${figure})`,
  },
  kind: 'Kind',
  allKinds: 'All kinds',
  customerKinds: 'Bookings',
  guestKinds: 'BuyNow bookings',
  customerKind: 'Booking',
  guestKind: 'BuyNow',
  flag: 'Flags',
  allPayments: 'All payments',
  anyFlag: 'Any flag',
  flags,
  payment: (orderId: string) => `Payment for order ${orderId}`,
  order: 'Order',
  orderTitle: (orderId: string) => `Order ${orderId}`,
  orderWithoutId: 'Order without ID',
  withoutId: 'Without ID',
  date: 'Date',
  customer: 'Customer',
  noName: 'No name',
  transaction: 'Transaction',
  notProvided: 'Not provided',
  orderTotal: 'Order total',
  paid: 'Paid',
  totals: {
    title: 'Totals',
    explanation: 'Paid, each transaction counted once',
    byMonth: 'By month',
    byDay: 'By day',
    monthTable: 'Totals by month',
    dayTable: 'Totals by day',
    period: 'Period',
    bookings: 'Bookings',
  },
} as const;
