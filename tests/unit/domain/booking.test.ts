import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  createBookingResponse,
  createBuyNowBookingResponse,
  paidBookingPayload,
  paidBuyNowBookingPayload,
  unpaidBookingPayload,
  unpaidBuyNowBookingPayload,
} from '@/contract/booking';
import { orderGroupSchema } from '@/contract/order';
import { listedUserSchema } from '@/contract/user';
import { userRow } from '@/domain/adminUsers';
import { bookedGoods, transactionOf } from '@/domain/booking';
import { groupBookings, orderOwners, ordersOf, ownerOf } from '@/domain/bookings';
import { cartLines } from '@/domain/order';
import { address, apiAddress, cartItem, product, storedAddress, user } from '../../support/fixtures';

const lines = cartLines([cartItem(product({ oprice: 27.5 }), 2)]);

const capture = { id: '8XK', amount: '105.00', currency: 'CAD' };

const productId = '65a000000000000000000001';

describe('booking payloads (§7)', () => {
  const guests = unpaidBuyNowBookingPayload(bookedGoods({ lines, address }), 'guest@example.com');

  it('createBooking: a stored address loses its id, shipping_info is dated (rulings 28, 29)', () => {
    const unpaid = unpaidBookingPayload(bookedGoods({ lines, address: storedAddress }), 'u1');
    const bookedAt = new Date('2026-01-02T03:04:05.000Z');
    expect(paidBookingPayload(unpaid, transactionOf(capture, unpaid), bookedAt)).toEqual({
      userId: 'u1',
      shippingAddress: apiAddress,
      bookingAddress: apiAddress,
      products: [{ productId, quantity: 2, price: 27.5, total_price: 55 }],
      payment_info: { transactionId: '8XK', amount: '105.00', currency: 'CAD' },
      shipping_info: { shipping_date: '2026-01-02T03:04:05.000Z', shipping_Cost: 50 },
      OrderSummary: { Total: 105 },
    });
  });

  it('createBuyNowBooking: shipping_info is the number 50, products carry their name', () =>
    expect(paidBuyNowBookingPayload(guests, transactionOf(capture, guests))).toEqual({
      email: 'guest@example.com',
      shippingAddress: apiAddress,
      bookingAddress: apiAddress,
      payment: { transactionId: '8XK', amount: '105.00', currency: 'CAD' },
      products: [{ productId, productName: 'Ashwagandha Root', quantity: 2, price: 27.5, total_price: 55 }],
      shipping_info: 50,
      OrderSummary: { Total: 105 },
    }));

  it('a capture without an amount is booked with the order’s total', () => {
    const unstated = { ...capture, amount: '', currency: '' };
    expect(transactionOf(unstated, guests)).toEqual({ transactionId: '8XK', amount: '105.00', currency: 'CAD' });
  });
});

describe('booking responses (§7)', () => {
  const message = 'Booking created successfully';

  it.each([
    ['the order that the shop names', { response: { _id: 'o1' } }, 'o1'],
    ['no order where it names none', { response: null, orderId: 'other' }, ''],
  ])('a response has %s', (_, fields, orderId) => {
    const body = { message, updatedUser: user(), ...fields };
    expect(v.parse(createBookingResponse, body)).toEqual({ message, orderId, user: user() });
    expect(v.parse(createBuyNowBookingResponse, body)).toEqual({ message, orderId });
    expect(v.parse(createBookingResponse, { ...body, updatedUser: 7 })).toEqual({ message, orderId, user: null });
  });
});

describe('order owners', () => {
  const owner = (id: string, ...myOrders: unknown[]) => userRow(v.parse(listedUserSchema, { _id: id, myOrders }));

  const owners = orderOwners([
    owner('u1', { _id: 'g1', bookings: [] }, 'b2', 'twice'),
    owner('u2', 'shared'),
    owner('u3', 'shared', 'own', 'own'),
  ]);

  const idOf = (orderId: string, bookingId = '') => {
    const found = ownerOf(owners, { orderId, bookingId });
    return typeof found === 'string' ? found : found.row.id;
  };

  it.each([
    ['by the id of its group', 'g1', '', 'u1'],
    ['by its own id, where the server lists those', 'g9', 'b2', 'u1'],
    ['although its user lists it twice', 'own', '', 'u3'],
  ])('a booking finds its user %s', (_, orderId, bookingId, id) => expect(idOf(orderId, bookingId)).toBe(id));

  it('a booking that no user or several users have finds no owner', () => {
    expect(idOf('g9', '')).toBe('none');
    expect(idOf('shared')).toBe('several');
  });

  it('the order of chosen parts has the status that all its parts share, and counts them if others change with it', () => {
    const parts = (...statuses: string[]) =>
      groupBookings(
        'customer',
        v.parse(orderGroupSchema, { _id: 'g1', bookings: statuses.map((OrderStatus) => ({ OrderStatus })) }),
      );
    const mixed = parts('Confirmed', 'Delivered');
    expect(ordersOf(owners, mixed.slice(0, 1))).toMatchObject([{ orderId: 'g1', status: '', parts: 2 }]);
    expect(ordersOf(owners, mixed)).toMatchObject([{ status: '', parts: 0 }]);
    const same = parts('Confirmed', 'Confirmed');
    expect(ordersOf(owners, same.slice(1))).toMatchObject([{ status: 'Confirmed', parts: 2 }]);
    const [own] = parts('Confirmed', 'Delivered').map((part) => ({ ...part, orderId: 'g9', bookingId: 'b2' }));
    expect(own && ordersOf(owners, [own])).toMatchObject([{ orderId: 'b2', status: 'Confirmed', parts: 0 }]);
  });
});
