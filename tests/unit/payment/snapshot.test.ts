import { describe, expect, it } from 'vitest';
import { bookingBody, draftOf } from '@/payment/snapshot';
import { address } from '../../support/fixtures';
import { cartPurchase, guestPurchase } from './purchases';
import { at, recordIn } from './records';

describe('the frozen purchase', () => {
  it('holds lines, shipping and total in cents, the PayPal order and the known order ids', () => {
    const draft = draftOf('a1', cartPurchase, ['old'], at);
    expect(draft).toMatchObject({ version: 3, revision: 1, tries: 0, lastError: '', flow: 'cart' });
    expect(draft.snapshot).toMatchObject({
      lines: [{ name: 'Ashwagandha Root', quantity: 2, unitCents: 3000, imageUrl: 'https://img.test/1.png' }],
      shippingCents: 5000,
      totalCents: 11_000,
      payPalOrder: { product: { description: '2 × Ashwagandha Root', price: '110.00' } },
      knownOrderIds: ['old'],
      address,
    });
  });

  it('a customer’s is booked by createBooking, dated when it is sent', () =>
    expect(bookingBody(recordIn('BOOKING'))).toMatchObject({
      call: 'createBooking',
      body: {
        userId: 'u1',
        payment_info: { transactionId: 'CAP-1', amount: '110.00', currency: 'CAD' },
        shipping_info: { shipping_date: at, shipping_Cost: 50 },
        OrderSummary: { Total: 110 },
      },
    }));

  it('a guest’s is booked by createBuyNowBooking', () =>
    expect(bookingBody(recordIn('BOOKING', guestPurchase))).toMatchObject({
      call: 'createBuyNowBooking',
      body: { email: 'guest@example.com', payment: { transactionId: 'CAP-1' }, shipping_info: 50 },
    }));
});
