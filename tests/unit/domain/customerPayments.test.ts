import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderGroupSchema } from '@/contract/order';
import { customerOrders, customerPayments } from '@/domain/customerOrders';

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
])('an entry of `myPayments` is known for an order’s payment %s, and brings its transaction', (_, entry) =>
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
