import type { LedgerFlag } from '@/domain/ledger';
import { counted } from '@/features/admin/list/counts';
import { plural } from '@/lib/numbers';

export const ledgerChartTexts = {
  noDates: 'No payments with a date.',
  day: {
    title: 'Paid per day',
    summary: (count: number, from: string, to: string, best: string, bestAmount: string) =>
      plural(
        count,
        `Paid per day, ${from} to ${to}. Payments on ${count} day; the highest on ${best}, ${bestAmount}. For all figures, see the Totals by day table.`,
        `Paid per day, ${from} to ${to}. Payments on ${count} days; the highest on ${best}, ${bestAmount}. For all figures, see the Totals by day table.`,
      ),
    note: (count: number) =>
      `The last ${count} days up to the newest payment listed, without payments dated in the future. For all figures, see “By day”.`,
  },
  week: {
    title: 'Paid per week',
    summary: (count: number, from: string, to: string, best: string, bestAmount: string) =>
      plural(
        count,
        `Paid per week, ${from} to ${to}. Payments in ${count} week; the highest: ${best}, ${bestAmount}. For all figures, see the table Paid by period.`,
        `Paid per week, ${from} to ${to}. Payments in ${count} weeks; the highest: ${best}, ${bestAmount}. For all figures, see the table Paid by period.`,
      ),
    note: (count: number) =>
      `The last ${count} weeks up to the newest payment listed, without payments dated in the future. A striped bar is the present week, which is not over. For all figures, see the table Paid by period.`,
  },
  month: {
    title: 'Paid per month',
    summary: (count: number, from: string, to: string, best: string, bestAmount: string) =>
      plural(
        count,
        `Paid per month, ${from} to ${to}. Payments in ${count} month; the highest in ${best}, ${bestAmount}. For all figures, see the table Paid by period.`,
        `Paid per month, ${from} to ${to}. Payments in ${count} months; the highest in ${best}, ${bestAmount}. For all figures, see the table Paid by period.`,
      ),
    note: (count: number) =>
      `The last ${count} months up to the newest payment listed, without payments dated in the future. A striped bar is the present month, which is not over. For all figures, see the table Paid by period.`,
  },
} as const;

const advice: Readonly<Record<LedgerFlag, string>> = {
  'amount-differs':
    'Compare with the payment in PayPal. If too little was paid, ask the customer for the rest before you ship; if too much, refund the difference. “Unknown” means that the server sent no amount.',
  'same-transaction':
    'Look the transaction up in PayPal: these orders share one payment, and totals count it once. Ship one of them; ship another only if it was paid separately.',
  'missing-id':
    'Find the payment in PayPal by name, day and amount. Without one, don’t ship: ask the customer for the receipt.',
};

export const moneyTexts = {
  csvFiles: {
    day: 'paid-by-day.csv',
    week: 'paid-by-week.csv',
    month: 'paid-by-month.csv',
    product: 'sales-by-product.csv',
    brand: 'sales-by-brand.csv',
    reconcile: 'to-reconcile.csv',
  },
  units: { day: 'By day', week: 'By week', month: 'By month' },
  periods: 'Paid by period',
  period: 'Period',
  bookings: 'Orders',
  paid: 'Paid, and the difference from the period before',
  soFar: (period: string) => `${period}, so far`,
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  morePercent: (amount: string, percent: number) => `${amount} more (+${percent}%)`,
  lessPercent: (amount: string, percent: number) => `${amount} less (−${percent}%)`,
  same: 'The same',
  notCompared: 'Not compared',
  periodNote:
    'Weeks start on Monday. The present period is compared with as many days of the one before. “Not compared”: nothing was ordered before, or the chosen dates cover only part of a period.',
  undated: (count: number) =>
    counted(count, '# order without a date is in no period.', '# orders without a date are in no period.'),
  later: (count: number) =>
    counted(
      count,
      '# order is dated in the future, and in no period.',
      '# orders are dated in the future, and in no period.',
    ),
  earlier: (count: number) =>
    counted(
      count,
      '# order is earlier. Choose dates to see its period.',
      '# orders are earlier. Choose dates to see their periods.',
    ),
  group: 'Group',
  groups: { product: 'By product', brand: 'By brand' },
  sales: 'Sales',
  names: { product: 'Product', brand: 'Brand' },
  noBrand: 'Brand unknown',
  unitsSold: 'Units',
  goods: 'Goods',
  discounts: 'Discounts',
  goodsTotal: 'Goods, excluding shipping',
  discountsTotal: 'Discounts given',
  salesNote:
    'A discount is the original price in today’s catalogue minus the price paid: orders don’t record the original price. Refunded orders and those that repeat a transaction are left out.',
  unknownDiscounts: (count: number) =>
    counted(
      count,
      'The discount of # unit is unknown: its product or a price is missing.',
      'The discounts of # units are unknown: their product or a price is missing.',
    ),
  catalogueFailed: 'We couldn’t load the products, so brands and discounts are unknown',
  catalogueLoading: 'Loading products',
  whatToDo: 'What to do',
  adviceLabel: 'What to do:',
  advice,
  nothingToDo: 'Nothing to do.',
  transaction: (id: string) => `Transaction ${id}`,
  amounts: (total: string, paid: string) => `Order total ${total}, paid ${paid}`,
  tooMuch: (amount: string) => `${amount} too much`,
  tooLittle: (amount: string) => `${amount} too little`,
} as const;

const flags: Readonly<Record<LedgerFlag, string>> = {
  'amount-differs': 'Amount differs from order total',
  'same-transaction': 'Duplicate transaction',
  'missing-id': 'Missing transaction ID',
};

export const adminLedgerTexts = {
  tab: 'Payments',
  csvFile: 'payments.csv',
  records: {
    one: 'payment',
    other: 'payments',
    title: 'Payments',
    empty: 'No payments available',
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
  customerKinds: 'Orders',
  guestKinds: 'Buy Now orders',
  customerKind: 'Order',
  guestKind: 'Buy Now',
  flag: 'Flags',
  allPayments: 'All payments',
  anyFlag: 'Any flag',
  flags,
  payment: (orderId: string) => `Payment for order ${orderId}`,
  orderTotal: 'Order total',
  refunded: (amount: string) => `${amount} refunded`,
  totals: {
    show: 'Chart and totals',
    title: 'Totals',
    explanation: 'Paid, each transaction counted once',
    refunded: (amount: string) => `Without ${amount} refunded`,
    otherCurrencies: (amounts: string) => `Not included: ${amounts}`,
    monthTable: 'Totals by month',
    dayTable: 'Totals by day',
  },
} as const;
