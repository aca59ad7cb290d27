import { expect, it } from 'vitest';
import type { OrderEntry } from '@/contract/order';
import { findOrder } from '@/payment/findOrder';
import { bookingBody } from '@/payment/snapshot';
import { guestPurchase } from './purchases';
import { recordIn } from './records';
import { orderOf } from './world';

const unknown = recordIn('UNKNOWN');
const stored = orderOf('new', bookingBody(recordIn('BOOKING')));
const customer = (orders: readonly OrderEntry[], userId = 'u1') => ({ userId, orders: [...orders], signedInAt: null });

it('an order of its goods, in the account of its customer, is the payment’s', () =>
  expect(findOrder(unknown, [unknown], customer(['old', stored]))).toEqual({ kind: 'found', orderId: 'new' }));

it('nobody else’s account has it', () => {
  const none = { kind: 'none' };
  expect(findOrder(unknown, [unknown], null)).toEqual(none);
  expect(findOrder(unknown, [unknown], customer([stored, 'newer'], 'u2'))).toEqual(none);
  const guest = recordIn('UNKNOWN', guestPurchase);
  expect(findOrder(guest, [guest], customer([stored, 'newer']))).toEqual(none);
});

it('a payment that was never sent to be booked has none', () => {
  for (const record of [recordIn('CAPTURED'), recordIn('CAPTURING')])
    expect(findOrder(record, [record], customer([stored, 'newer']))).toEqual({ kind: 'none' });
});

it('the order of another payment is not this one’s', () => {
  const records = [unknown, { ...recordIn('DONE'), orderNumber: 'earlier' }];
  expect(findOrder(unknown, records, customer(['old', 'earlier']))).toEqual({ kind: 'none' });
  expect(findOrder(unknown, records, customer(['old', 'earlier', 'newer']))).toEqual({
    kind: 'perhaps',
    orderIds: ['newer'],
  });
});
