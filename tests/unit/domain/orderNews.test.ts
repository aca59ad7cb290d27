import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderEntrySchema } from '@/contract/order';
import { customerOrders, orderNews } from '@/domain/customerOrders';

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
