import { describe, expect, it } from 'vitest';
import type { Booking, OrderEntry } from '@/contract/order';
import {
  accountOrderOf,
  countLikeIt,
  findOrder,
  isBookingOf,
  matchOrders,
  newestOrderId,
  orderIdsOf,
} from '@/payment/orderMatch';
import { bookingBody } from '@/payment/purchase';
import { customer } from './desks';
import { guestPurchase } from './purchases';
import { at, capture, recordIn } from './records';
import { orderOf } from './world';

const search = {
  lines: [
    { productId: 'p1', name: 'Giloy', quantity: 2, unitCents: 1999 },
    { productId: 'p2', name: 'Tulsi', quantity: 1, unitCents: 1000 },
  ],
  totalCents: 9998,
  captureId: 'CAP-1',
  knownIds: ['old'],
  knownLikeIt: 0,
  sentTimes: [at],
};

/** In the shape of §3: without a transaction id. */
const booking = (fields: Partial<Booking> = {}): Booking => ({
  _id: '',
  status: 'Confirmed',
  total: 99.98,
  shippingAddress: null,
  bookingAddress: null,
  payment: { method: 'PayPal', paid: 99.98, transactionId: '' },
  lines: [
    { product: { _id: 'p2', name: 'Tulsi' }, quantity: 1, price: 10, total: 10 },
    { product: { _id: 'p1', name: 'Giloy' }, quantity: 2, price: 19.99, total: 39.98 },
  ],
  shippingDate: at,
  shippingCost: 50,
  ...fields,
});
const order = (_id: string, ...bookings: Booking[]): OrderEntry => ({ _id, bookings });
const dated = (shippingDate: string) => booking({ shippingDate });

const found = (orderId: string) => ({ kind: 'found', orderId });
const perhaps = (...orderIds: string[]) => ({ kind: 'perhaps', orderIds });
const none = { kind: 'none' };

describe('a booking matches a purchase', () => {
  it('if total and products agree, in any order', () => expect(isBookingOf(booking(), search)).toBe(true));

  it('not with another total, another quantity or another product', () => {
    const [first, second] = booking().lines;
    if (!first || !second) throw new Error();
    expect(isBookingOf(booking({ total: 99.99 }), search)).toBe(false);
    expect(isBookingOf(booking({ lines: [first, { ...second, quantity: 3 }] }), search)).toBe(false);
    const other = { ...second, product: { _id: 'p9', name: 'Giloy' } };
    expect(isBookingOf(booking({ lines: [first, other] }), search)).toBe(false);
    expect(isBookingOf(booking({ lines: [first] }), search)).toBe(false);
    expect(isBookingOf(booking({ lines: [first, first] }), search)).toBe(false);
    expect(isBookingOf(booking({ lines: [first, second, second] }), search)).toBe(false);
  });

  it('counts each product of the booking for one line', () => {
    const deleted = { product: null, quantity: 1, price: 10, total: 10 };
    const other = { product: { _id: 'p9', name: 'Ashwagandha' }, quantity: 1, price: 10, total: 10 };
    const two = {
      lines: ['p1', 'p2'].map((productId) => ({ productId, name: 'Tulsi', quantity: 1, unitCents: 1000 })),
      totalCents: 9998,
    };
    expect(isBookingOf(booking({ lines: [deleted, deleted] }), two)).toBe(true);
    expect(isBookingOf(booking({ lines: [deleted, other] }), two)).toBe(false);
    expect(isBookingOf(booking({ lines: [other, deleted] }), two)).toBe(false);
    const named = { ...other, product: { _id: 'p1', name: 'Tulsi' } };
    expect(isBookingOf(booking({ lines: [deleted, named] }), two)).toBe(true);
  });

  it('compares names without product ids, and prices for deleted products', () => {
    const named = booking().lines.map((line) => ({ ...line, product: line.product && { ...line.product, _id: '' } }));
    expect(isBookingOf(booking({ lines: named }), search)).toBe(true);
    const renamed = named.map((line) => ({ ...line, product: { _id: '', name: 'Brahmi' } }));
    expect(isBookingOf(booking({ lines: renamed }), search)).toBe(false);
    const deleted = booking().lines.map((line) => ({ ...line, product: null }));
    expect(isBookingOf(booking({ lines: deleted }), search)).toBe(true);
    const dearer = deleted.map((line) => ({ ...line, price: line.price + 1 }));
    expect(isBookingOf(booking({ lines: dearer }), search)).toBe(false);
  });
});

describe('the search for a purchase’s order', () => {
  it('finds a new order that agrees', () =>
    expect(matchOrders(['old', order('new', booking())], search)).toEqual(found('new')));

  it('ignores a new order of other goods', () =>
    expect(matchOrders([order('new', booking({ total: 60 }))], search)).toEqual(none));

  it('ignores a known order, unless it has one more matching booking than before', () => {
    expect(matchOrders([order('old', booking())], { ...search, knownLikeIt: 1 })).toEqual(none);
    const grown = [order('old', booking(), booking())];
    expect(matchOrders(grown, { ...search, knownLikeIt: 1 })).toEqual(found('old'));
  });

  it('prefers a new order to a known one', () =>
    expect(matchOrders([order('new', booking()), order('old', booking())], { ...search, knownLikeIt: 1 })).toEqual(
      found('new'),
    ));

  it('of known orders, only the bookings added since count', () => {
    const later = dated('2026-03-01T11:00:00.000Z');
    const orders = [order('old', booking()), order('older', later)];
    const known = { ...search, knownIds: ['old', 'older'] };
    expect(matchOrders(orders, { ...known, knownLikeIt: 1 })).toEqual(perhaps('older'));
    // One more was added after this purchase's own.
    expect(matchOrders(orders, { ...known, knownLikeIt: 0 })).toEqual(found('old'));
  });

  it('asks the shopper about bare ids and orders without bookings', () => {
    expect(matchOrders(['old', 'new-1', 'new-2'], search)).toEqual(perhaps('new-1', 'new-2'));
    expect(matchOrders([order('new')], search)).toEqual(perhaps('new'));
    expect(matchOrders(['old'], search)).toEqual(none);
  });

  it.each([
    ['2026-03-01T10:02:00.000Z', found('new')],
    ['2026-03-01T10:02:00.001Z', perhaps('new')],
    ['2026-03-01T09:57:59.999Z', perhaps('new')],
    ['', found('new')],
    ['2026-03-01', found('new')],
    ['soon', found('new')],
  ])('asks the shopper about the same goods at another time, if the order has one: "%s"', (date, match) =>
    expect(matchOrders([order('new', dated(date))], search)).toEqual(match),
  );

  it('compares the time with each time that the booking was sent', () => {
    const sentTimes = ['2026-03-01T09:00:00.000Z', at];
    expect(matchOrders([order('new', booking())], { ...search, sentTimes }).kind).toBe('found');
  });

  it('a transaction id, if the shop sends one, decides', () => {
    const naming = (transactionId: string) => booking({ payment: { method: '', paid: 0, transactionId }, total: 1 });
    expect(matchOrders([order('old', naming('CAP-1'))], search)).toEqual(found('old'));
    const another = { ...naming('CAP-2'), total: 99.98 };
    expect(matchOrders([order('new', another)], search)).toEqual(none);
  });

  it('needs no payment details in a booking', () =>
    expect(matchOrders([order('new', booking({ payment: null }))], search).kind).toBe('found'));
});

describe('the orders of an account', () => {
  it('have ids, a newest unknown id, and a number of matches', () => {
    const orders = ['o1', order('o2', booking(), booking()), 'o3'];
    expect(orderIdsOf(orders)).toEqual(['o1', 'o2', 'o3']);
    expect(newestOrderId(orders, ['o3'])).toBe('o2');
    expect(newestOrderId(orders, ['o1', 'o2', 'o3'])).toBeNull();
    expect(countLikeIt(orders, search)).toBe(2);
  });
});

const unknown = recordIn('UNKNOWN');
const stored = orderOf('new', bookingBody(recordIn('BOOKING')));
/** The payment's customer, whose account has these orders. */
const withOrders = (...orders: OrderEntry[]) => customer('u1', orders);

it('an order of its goods, in the account of its customer, is the payment’s', () =>
  expect(findOrder(unknown, [unknown], withOrders('old', stored))).toEqual(found('new')));

it('no order is found for a signed-out visitor, another customer or a guest’s payment', () => {
  expect(findOrder(unknown, [unknown], null)).toEqual(none);
  expect(findOrder(unknown, [unknown], customer('u2', [stored, 'newer']))).toEqual(none);
  const guest = recordIn('UNKNOWN', guestPurchase);
  expect(findOrder(guest, [guest], withOrders(stored, 'newer'))).toEqual(none);
});

it('a payment that was never sent to be booked has no order', () => {
  for (const record of [recordIn('CAPTURED'), recordIn('CAPTURING')])
    expect(findOrder(record, [record], withOrders(stored, 'newer'))).toEqual(none);
});

it('the order of another payment is not this one’s', () => {
  const records = [unknown, { ...recordIn('DONE', undefined, 'a2'), orderNumber: 'earlier' }];
  expect(findOrder(unknown, records, withOrders('old', 'earlier'))).toEqual(none);
  expect(findOrder(unknown, records, withOrders('old', 'earlier', 'newer'))).toEqual(perhaps('newer'));
});

describe('a booking in the order of another payment', () => {
  const done = { ...recordIn('DONE', undefined, 'a2'), orderNumber: 'first' };
  const first = orderOf('first', bookingBody(recordIn('BOOKING')));
  const twice = { ...first, bookings: [...first.bookings, ...first.bookings] };

  it('is that one’s if it has the same goods, and this one’s if there is one more', () => {
    expect(findOrder(unknown, [unknown, done], withOrders(first))).toEqual(none);
    expect(findOrder(unknown, [unknown, done], withOrders(twice))).toEqual(found('first'));
  });

  it('is this one’s if the other payment was for other goods, or for another total', () => {
    const { snapshot } = done;
    const others = [
      { ...snapshot, totalCents: snapshot.totalCents + 1 },
      { ...snapshot, lines: snapshot.lines.map((line) => ({ ...line, productId: 'another' })) },
    ];
    for (const other of others)
      expect(findOrder(unknown, [unknown, { ...done, snapshot: other }], withOrders(first))).toEqual(found('first'));
  });

  it('counts once if the order was there before', () => {
    const known = { ...unknown, snapshot: { ...unknown.snapshot, knownOrderIds: ['first'], knownLikeIt: 1 } };
    expect(findOrder(known, [known, done], withOrders(twice))).toEqual(found('first'));
  });
});

describe('an order that only has the capture’s id (fault 74)', () => {
  const unnamed = { ...recordIn('DONE'), orderNumber: capture.id };
  const orderAt = (id: string, date: string) => {
    const { bookings } = orderOf(id, bookingBody(recordIn('BOOKING')));
    return { _id: id, bookings: bookings.map((one) => ({ ...one, shippingDate: date })) };
  };

  it('is the oldest order of its goods and time that no record has', () => {
    const orders = [orderAt('old', at), orderAt('first', at), orderAt('second', at)];
    expect(accountOrderOf(unnamed, [unnamed], withOrders(...orders))).toBe('first');
    const other = { ...recordIn('DONE'), attemptId: 'a2', orderNumber: 'first' };
    expect(accountOrderOf(unnamed, [unnamed, other], withOrders(...orders))).toBe('second');
    expect(accountOrderOf(unnamed, [unnamed], withOrders(orderAt('later', '2026-03-02T10:00:00.000Z')))).toBeNull();
  });

  it('has no order in another account, and none if it is known or numbered by the shop', () => {
    const orders = [orderAt('first', at)];
    expect(accountOrderOf(unnamed, [], null)).toBeNull();
    expect(accountOrderOf(unnamed, [], customer('u2', orders))).toBeNull();
    expect(accountOrderOf({ ...unnamed, who: { kind: 'guest' } }, [], withOrders(...orders))).toBeNull();
    expect(accountOrderOf({ ...unnamed, accountOrderId: 'x' }, [], withOrders(...orders))).toBeNull();
    expect(accountOrderOf(recordIn('DONE'), [], withOrders(...orders))).toBeNull();
  });

  it('is not taken for a later payment once known', () => {
    const later = { ...unknown, attemptId: 'a2' };
    const earlier = { ...unnamed, accountOrderId: 'new' };
    expect(findOrder(later, [later, earlier], withOrders('old', stored))).toEqual(none);
  });
});
