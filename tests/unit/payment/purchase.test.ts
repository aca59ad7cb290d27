import { describe, expect, it } from 'vitest';
import { bookingBody, conflictOf, draftOf, earlierPurchase } from '@/payment/purchase';
import type { PaymentRecord, QuarantinedEntry } from '@/payment/record';
import { apiAddress } from '../../support/fixtures';
import { cartPurchase, guestPurchase } from './purchases';
import { at, capture, day, later, minute, quarantinedEntry, recordIn } from './records';

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
      address: apiAddress,
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

type Goods = { readonly productId: string; readonly quantity: number };

const contentOf = (...records: PaymentRecord[]) => ({ records, quarantined: [], complete: true });

describe('buying the same goods again', () => {
  const done = recordIn('DONE');
  const { lines } = done.snapshot;
  const buyer = (userId: string) => ({ kind: 'customer', userId }) as const;
  const earlier = (records: readonly PaymentRecord[], now: Date, bought: readonly Goods[] = lines, who = buyer('u1')) =>
    earlierPurchase(records, { lines: bought, buyer: who }, now);

  it('is asked about when they were paid less than 30 minutes ago', () => {
    expect(earlier([done], later(30 * minute - 1))).toBe(done);
    expect(earlier([done], later(30 * minute))).toBeUndefined();
  });

  it('is asked about as long as a payment is open or customer care has it', () => {
    for (const state of ['UNKNOWN', 'APPROVED', 'WITH_SUPPORT'] as const) {
      const record = recordIn(state);
      expect(earlier([record], later(20 * day))).toBe(record);
    }
    for (const state of ['CREATED', 'CANCELLED', 'DECLINED', 'NOT_CHARGED'] as const)
      expect(earlier([recordIn(state)], later(0))).toBeUndefined();
  });

  it('is not asked about once customer care has had it for longer than a month', () =>
    expect(earlier([recordIn('WITH_SUPPORT')], later(31 * day))).toBeUndefined());

  it('is not asked about for another customer', () =>
    expect(earlier([done], later(0), lines, buyer('u2'))).toBeUndefined());

  it('compares products and quantities, in any order', () => {
    const bought = lines.flatMap((line) => [line, { ...line, productId: 'p2' }]);
    const two = { ...done, snapshot: { ...done.snapshot, lines: bought } };
    expect(earlier([two], later(0), bought.toReversed())).toBe(two);
    expect(earlier([two], later(0), [...lines, { productId: 'p2', quantity: 1 }])).toBeUndefined();
    expect(earlier([two], later(0), lines)).toBeUndefined();
  });

  it('names the newest of several', () => {
    const newer = { ...done, attemptId: 'a2', capture: { ...capture, at: later(minute).toISOString() } };
    expect(earlier([done, newer], later(2 * minute))).toBe(newer);
    expect(earlier([newer, done], later(2 * minute))).toBe(newer);
  });
});

describe('capturing beside another payment', () => {
  const own = { ...recordIn('CREATED', guestPurchase, 'own'), startedAt: later(-1).toISOString() };

  it('conflicts with every open payment of the same buyer, whatever the goods', () => {
    const lines = own.snapshot.lines.map((line) => ({ ...line, quantity: 9 }));
    const open = recordIn('UNKNOWN', guestPurchase, 'other');
    const otherGoods = { ...open, snapshot: { ...open.snapshot, lines }, capture: { ...capture, at: '2020-01-01' } };
    const customers = { ...otherGoods, who: { kind: 'customer', userId: 'u1', email: '' } } as const;
    expect(conflictOf(own, contentOf(own, otherGoods))).toBe('open');
    expect(conflictOf(own, contentOf(own, customers))).toBeNull();
  });

  it.each([
    ['APPROVED', 'open'],
    ['UNKNOWN', 'open'],
    ['DONE', 'paid'],
    ['WITH_SUPPORT', 'paid'],
    ['CREATED', null],
    ['NOT_CHARGED', null],
  ] as const)('conflicts with the same goods under another sign-in since it began (%s: %s)', (state, conflict) => {
    const other = recordIn(state, cartPurchase, 'other');
    expect(conflictOf(own, contentOf(other, own))).toBe(conflict);
    const started = { ...own, startedAt: later(minute).toISOString() };
    expect(conflictOf(started, contentOf(other, started))).toBeNull();
  });

  it('conflicts with an unreadable record of the same buyer, unless it was settled before', () => {
    const beside = (fields: Partial<QuarantinedEntry>) =>
      conflictOf(own, { ...contentOf(own), quarantined: [quarantinedEntry({ who: { kind: 'guest' }, ...fields })] });
    expect(beside({})).toBe('open');
    expect(beside({ who: null })).toBe('open');
    expect(beside({ who: { kind: 'customer', userId: 'u1' } })).toBeNull();
    expect(beside({ settledAt: at })).toBe('open');
    expect(beside({ settledAt: later(-minute).toISOString() })).toBeNull();
  });

  it('dates an approved payment by its approval, however often its capture was tried since', () => {
    const tried = { ...recordIn('CAPTURING', cartPurchase, 'other'), approvedAt: later(-minute).toISOString() };
    expect(conflictOf(own, contentOf(own, tried))).toBeNull();
  });

  it('dates a payment whose capture got no response by its handing over to customer care', () => {
    const closed = { ...recordIn('WITH_SUPPORT', guestPurchase, 'other'), capture: null };
    expect(conflictOf(own, contentOf(own, closed))).toBe('paid');
  });
});
