import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bookingSchema, orderGroupSchema } from '@/contract/order';
import { groupBookings } from '@/domain/bookings';
import { invoiceContent, invoiceTotals } from '@/domain/invoice';

function figuresOf(booking: unknown) {
  const content = invoiceContent(v.parse(bookingSchema, booking));
  return { ...content, totals: invoiceTotals(content) };
}
const oil = { productId: { _id: 'p1', name: 'Oil' }, quantity: 2, price: 20.05, total_price: 40.1 };

it('an invoice has the booking’s figures, and the sum of its goods', () =>
  expect(
    figuresOf({
      products: [oil, { productId: null, quantity: 1, price: 5, total_price: 5 }],
      shipping_info: { shipping_date: '', shipping_Cost: 50 },
      OrderSummary: { Total: 95.1 },
      payment_info: { amountPaid: 95.1 },
    }),
  ).toMatchObject({
    lines: [
      { productId: 'p1', name: 'Oil', quantity: 2, unitCents: 2005, cents: 4010 },
      { productId: '', name: '', quantity: 1, unitCents: 500, cents: 500 },
    ],
    totals: { goods: 4510, discount: 0, shipping: 5000, total: 9510 },
    paidCents: 9510,
    currency: '',
  }));

it('what the server leaves out stays unknown: the sum of goods with one unknown amount, and what was paid', () =>
  expect(figuresOf({ products: [oil, { productId: null, quantity: 1 }], OrderSummary: { Total: 95 } })).toMatchObject({
    totals: { goods: 0, discount: 0, shipping: 0, total: 9500 },
    paidCents: 0,
  }));

it('a line without a total costs its price times its quantity, on the account’s invoice as on the dashboard’s', () => {
  const booking = { products: [{ productId: { _id: 'p1', name: 'Oil' }, quantity: 2, price: 20.05 }] };
  const lines = [{ productId: 'p1', name: 'Oil', quantity: 2, unitCents: 2005, cents: 4010 }];
  const [asAdmin] = groupBookings('customer', v.parse(orderGroupSchema, { _id: 'o1', bookings: [booking] }));
  expect(asAdmin?.lines).toEqual(lines);
  expect(figuresOf(booking).lines).toEqual(lines);
});

it('an invoice names a discount where the goods and shipping are more than the total, so that its rows add up', () =>
  expect(
    figuresOf({ products: [oil], shipping_info: { shipping_Cost: 50 }, OrderSummary: { Total: 80.1 } }).totals,
  ).toEqual({ goods: 4010, discount: 1000, shipping: 5000, total: 8010 }));
