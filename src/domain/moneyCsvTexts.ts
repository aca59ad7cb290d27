export const moneyCsvTexts = {
  periodColumns: {
    period: 'Period',
    bookings: 'Bookings',
    paid: 'Paid (CA$)',
    before: 'Period before (CA$)',
    difference: 'Difference (CA$)',
  },
  salesColumns: {
    name: 'Name',
    pieces: 'Pieces',
    goods: 'Goods (CA$)',
    discounts: 'Discounts (CA$)',
    unknown: 'Pieces with unknown discount',
  },
  reconciliationColumns: {
    flag: 'Flag',
    orderId: 'Order ID',
    date: 'Date',
    name: 'Name',
    transactionId: 'Transaction ID',
    orderTotal: 'Order total (CA$)',
    paid: 'Paid (CA$)',
    difference: 'Difference (CA$)',
    advice: 'What to do',
  },
} as const;
