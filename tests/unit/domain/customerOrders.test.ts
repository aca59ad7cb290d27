import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderEntrySchema, orderGroupSchema } from '@/contract/order';
import {
  customerOrders,
  customerPayments,
  orderNews,
  paidCents,
  shortOrderId,
  statusAsOf,
} from '@/domain/customerOrders';

describe('customer payments', () => {
  const group = (_id: string, ...amounts: number[]) =>
    v.parse(orderGroupSchema, {
      _id,
      bookings: amounts.map((amountPaid) => ({ payment_info: { paymentType: 'PayPal', amountPaid } })),
    });

  const paymentsOf = (groups: ReturnType<typeof group>[], myPayments: unknown[] = []) =>
    customerPayments(customerOrders(groups), myPayments);

  const shown = (payments: ReturnType<typeof paymentsOf>) =>
    payments.map(({ orderId, transactionId, cents }) => [orderId, transactionId, cents]);

  it('payments without ids stay separate rows, even when another order arrives', () => {
    const before = paymentsOf([group('a', 60, 60)]);
    const after = paymentsOf([group('a', 60, 60), group('b', 60)]);
    expect(before).toHaveLength(2);
    expect(after).toHaveLength(3);
    const keys = after.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(keys).toEqual(expect.arrayContaining(before.map(({ key }) => key)));
  });

  it('each entry of `myPayments` without a transaction or order is a row', () =>
    expect(shown(paymentsOf([], [{ amount: 60 }, { amount: 60 }, { paymentType: 'PayPal' }]))).toEqual([
      ['', '', 6000],
      ['', '', 6000],
    ]));

  it.each([
    ['by its order', { orderId: 'a', transactionId: 'T1', amount: 60 }],
    ['by what was paid, where it names no order', { transactionId: 'T1', amount: '60' }],
  ])('an entry of `myPayments` is matched to an order’s payment %s, and adds its transaction', (_, entry) =>
    expect(shown(paymentsOf([group('a', 60)], [entry]))).toEqual([['a', 'T1', 6000]]),
  );

  it('one entry matches one payment', () =>
    expect(
      shown(
        paymentsOf(
          [group('a', 60, 60)],
          [
            { transactionId: 'T1', amount: 60 },
            { orderId: 'z', amount: 60 },
          ],
        ),
      ),
    ).toEqual([
      ['a', 'T1', 6000],
      ['a', '', 6000],
      ['z', '', 6000],
    ]));
});

const orders = (...entries: unknown[]) => customerOrders(entries.map((entry) => v.parse(orderEntrySchema, entry)));

const group = (_id: string, ...statuses: string[]) => ({
  _id,
  bookings: statuses.map((OrderStatus) => ({ OrderStatus })),
});

describe('order news', () => {
  it('orders with the same statuses are no news', () =>
    expect(orderNews(orders(group('a', 'Shipped'), 'b'), orders(group('a', 'Shipped'), 'b'))).toEqual({
      changed: [],
      added: [],
    }));

  it('names an order with another status, and an order that is new', () =>
    expect(orderNews(orders(group('a', 'Confirmed')), orders(group('a', 'Shipped'), group('n', 'Confirmed')))).toEqual({
      changed: [{ orderId: 'a', status: 'Shipped' }],
      added: ['n'],
    }));

  it('an order whose bookings differ afterwards has no single status', () =>
    expect(orderNews(orders(group('a', 'Shipped', 'Shipped')), orders(group('a', 'Shipped', 'Delivered')))).toEqual({
      changed: [{ orderId: 'a', status: '' }],
      added: [],
    }));

  it('an order that shrinks to its id has no news', () =>
    expect(orderNews(orders(group('a', 'Shipped')), orders('a')).changed).toEqual([]));
});

const booking = (paid: number | null) => ({
  total: 84.99,
  payment: paid === null ? null : { method: 'PayPal', paid, transactionId: 'T1' },
});

describe('paidCents', () => {
  it('is the payment’s amount', () => expect(paidCents(booking(80.5))).toBe(8050));
  it.each([0, null])('is the order’s total if the payment has %s', (amount) =>
    expect(paidCents(booking(amount))).toBe(8499),
  );
});

describe('short order id', () => {
  it('a long id is shortened to its end, which differs between orders', () => {
    expect(shortOrderId('68f4eee00007000000a3f0c8')).toBe('00A3F0C8');
    expect(shortOrderId('68f4eee00007000000a3f0c9')).toBe('00A3F0C9');
  });

  it('a short id stays as it is', () => expect(shortOrderId('order-1')).toBe('order-1'));
});

describe('status as of', () => {
  // 2025-10-19T14:00:32Z
  const order = { id: '68f4eee00000070000000008' };

  it('the statuses are as old as the sign-in that brought them', () =>
    expect(statusAsOf('2025-11-02T10:00:00.000Z', [order])?.toISOString()).toBe('2025-11-02T10:00:00.000Z'));

  it('an order placed after the sign-in came with newer statuses', () =>
    expect(statusAsOf('2025-10-01T10:00:00.000Z', [order, { id: 'no object id' }])?.toISOString()).toBe(
      new Date(0x68f4eee0 * 1000).toISOString(),
    ));

  it('without the time of the sign-in, the statuses have no date', () => expect(statusAsOf(null, [order])).toBeNull());
});
