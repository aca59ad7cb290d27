import { describe, expect, it } from 'vitest';
import { createBookingPayload, createBuyNowBookingPayload, unpaidBooking, unpaidBuyNowBooking } from '@/domain/booking';
import { cartLines } from '@/domain/order';
import { address, cartItem, product, storedAddress } from '../../support/fixtures';

const lines = cartLines([cartItem(product({ oprice: 27.5 }), 2)]);
const payment = { captureId: '8XK', amount: '105.00', currency: 'CAD' };
const productId = '65a000000000000000000001';

describe('booking payloads (§7)', () => {
  it('createBooking: a stored address loses its id, shipping_info is dated (rulings 28, 29)', () =>
    expect(
      createBookingPayload(
        unpaidBooking({ lines, address: storedAddress }, 'u1'),
        payment,
        new Date('2026-01-02T03:04:05.000Z'),
      ),
    ).toEqual({
      userId: 'u1',
      shippingAddress: address,
      bookingAddress: address,
      products: [{ productId, quantity: 2, price: 27.5, total_price: 55 }],
      payment_info: { transactionId: '8XK', amount: '105.00', currency: 'CAD' },
      shipping_info: { shipping_date: '2026-01-02T03:04:05.000Z', shipping_Cost: 50 },
      OrderSummary: { Total: 105 },
    }));

  it('createBuyNowBooking: shipping_info is the number 50, products carry their name', () =>
    expect(createBuyNowBookingPayload(unpaidBuyNowBooking({ lines, address }, 'guest@example.com'), payment)).toEqual({
      email: 'guest@example.com',
      shippingAddress: address,
      bookingAddress: address,
      payment: { transactionId: '8XK', amount: '105.00', currency: 'CAD' },
      products: [{ productId, productName: 'Ashwagandha Root', quantity: 2, price: 27.5, total_price: 55 }],
      shipping_info: 50,
      OrderSummary: { Total: 105 },
    }));
});
