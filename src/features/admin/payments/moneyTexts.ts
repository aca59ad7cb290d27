import type { LedgerFlag } from '@/domain/ledger';
import { plural } from '@/lib/numbers';

const advice: Readonly<Record<LedgerFlag, string>> = {
  'amount-differs':
    'Compare with the payment in PayPal. If too little was paid, ask the customer for the rest before you ship; if too much, refund the difference. “Unknown” means that the server sent no amount.',
  'same-transaction':
    'Look the transaction up in PayPal: one payment stands behind these bookings, and totals count it once. Ship one of them; ship another only if it was paid separately.',
  'missing-id':
    'Find the payment in PayPal by name, day and amount. Without one, don’t ship: ask the guest for the receipt.',
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
  noneListed: 'No payments match these filters.',
  by: 'Period',
  units: { day: 'By day', week: 'By week', month: 'By month' },
  periods: 'Paid by period',
  period: 'Period',
  bookings: 'Bookings',
  paid: 'Paid, and the difference from the period before',
  soFar: (period: string) => `${period}, so far`,
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  morePercent: (amount: string, percent: number) => `${amount} more (+${percent}%)`,
  lessPercent: (amount: string, percent: number) => `${amount} less (−${percent}%)`,
  same: 'The same',
  notCompared: 'Not compared',
  periodNote:
    'Weeks start on Monday. The present period is compared with as many days of the one before. “Not compared”: nothing was booked before, or the listed dates cut a period.',
  undated: (count: number, figure: string) =>
    plural(count, {
      one: `${figure} booking without a date is in no period.`,
      other: `${figure} bookings without a date are in no period.`,
    }),
  later: (count: number, figure: string) =>
    plural(count, {
      one: `${figure} booking is dated in the future, and in no period.`,
      other: `${figure} bookings are dated in the future, and in no period.`,
    }),
  earlier: (count: number, figure: string) =>
    plural(count, {
      one: `${figure} booking is earlier. Choose dates to see its period.`,
      other: `${figure} bookings are earlier. Choose dates to see their periods.`,
    }),
  group: 'Group',
  groups: { product: 'By product', brand: 'By brand' },
  sales: 'Sales',
  names: { product: 'Product', brand: 'Brand' },
  noBrand: 'Brand unknown',
  pieces: 'Pieces',
  goods: 'Goods',
  discounts: 'Discounts',
  goodsTotal: 'Goods, without shipping',
  discountsTotal: 'Discounts given',
  salesNote:
    'A discount is the original price in today’s catalogue minus the price booked: bookings don’t record the original price. Bookings that repeat a transaction are left out.',
  unknownDiscounts: (count: number, figure: string) =>
    plural(count, {
      one: `The discount of ${figure} piece is unknown: its product or a price is missing.`,
      other: `The discounts of ${figure} pieces are unknown: their product or a price is missing.`,
    }),
  catalogueFailed: 'We couldn’t load the products, so brands and discounts are unknown',
  catalogueLoading: 'Loading products',
  retry: 'Retry',
  whatToDo: 'What to do',
  advice,
  nothingToDo: 'Nothing to do.',
  flagged: (count: number, figure: string) => plural(count, { one: `${figure} booking`, other: `${figure} bookings` }),
  order: (orderId: string) => `Order ${orderId}`,
  orderWithoutId: 'Order without ID',
  transaction: (id: string) => `Transaction ${id}`,
  amounts: (total: string, paid: string) => `Order total ${total}, paid ${paid}`,
  tooMuch: (amount: string) => `${amount} too much`,
  tooLittle: (amount: string) => `${amount} too little`,
  showAll: (figure: string) => `Show all ${figure} in the list`,
} as const;
