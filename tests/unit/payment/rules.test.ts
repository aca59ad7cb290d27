import { describe, expect, it } from 'vitest';
import {
  amountDiffers,
  belongsTo,
  hasRequiredSignIn,
  isOldApproval,
  isOpen,
  isShownAfterwards,
  mayBookAs,
  needsShopper,
  referenceOf,
} from '@/payment/recordRules';
import { conflictOf, earlierPurchase } from '@/payment/samePurchase';
import { settlementOf } from '@/payment/settlementOf';
import { bookingBody, draftRecord } from '@/payment/snapshot';
import { expiredAttempts, settledAttempts } from '@/payment/steps/housekeeping';
import type { PaidRecord, PaymentRecord } from '@/payment/types';
import { address } from '../../support/fixtures';
import { cartPurchase, guestPurchase } from './purchases';
import { at, capture, recordIn, states } from './records';

type Goods = { readonly productId: string; readonly quantity: number };
const later = (ms: number) => new Date(Date.parse(at) + ms);
const minute = 60_000;
const day = 24 * 60 * minute;

describe('open records', () => {
  it('are exactly those whose money moved or may move', () => {
    const by = (answer: boolean) => states.filter((state) => isOpen(recordIn(state)) === answer);
    expect(by(false)).toHaveLength(7);
    expect(by(true)).toEqual(['APPROVED', 'CAPTURING', 'CAPTURED', 'BOOKING', 'UNKNOWN', 'BOOK_REFUSED', 'PAID_LATE']);
  });

  it('an approval is old after 15 minutes, or when the clock was set back', () => {
    expect(isOldApproval(at, later(15 * minute))).toBe(false);
    expect(isOldApproval(at, later(15 * minute + 1))).toBe(true);
    expect(isOldApproval(at, later(0))).toBe(false);
    expect(isOldApproval(at, later(-1))).toBe(true);
  });

  it('wait for the shopper if refused, unknown, approved long ago, or if another customer is signed in', () => {
    const now = later(minute);
    expect(needsShopper(recordIn('UNKNOWN'), 'u1', now)).toBe(true);
    expect(needsShopper(recordIn('BOOK_REFUSED'), 'u1', now)).toBe(true);
    expect(needsShopper(recordIn('APPROVED'), 'u1', now)).toBe(false);
    expect(needsShopper(recordIn('APPROVED'), 'u1', later(16 * minute))).toBe(true);
    expect(needsShopper(recordIn('CAPTURED'), 'u1', now)).toBe(false);
    expect(needsShopper(recordIn('CAPTURED'), 'u2', now)).toBe(true);
    expect(needsShopper(recordIn('CAPTURING'), null, now)).toBe(false);
    expect(needsShopper(recordIn('BOOKING'), null, now)).toBe(false);
  });

  it('a customer’s is booked only as that customer, a guest’s under any sign-in', () => {
    expect(mayBookAs(recordIn('CAPTURED').who, 'u1')).toBe(true);
    expect(mayBookAs(recordIn('CAPTURED').who, 'u2')).toBe(false);
    expect(mayBookAs(recordIn('CAPTURED').who, null)).toBe(false);
    expect(mayBookAs(recordIn('CAPTURED', guestPurchase).who, null)).toBe(true);
  });

  it('belong to their customer; a guest’s to anyone signed out', () => {
    const { who } = recordIn('CAPTURED');
    expect([belongsTo(who, 'u1'), belongsTo(who, 'u2'), belongsTo(who, null)]).toEqual([true, false, false]);
    const guest = recordIn('CAPTURED', guestPurchase).who;
    expect([belongsTo(guest, null), belongsTo(guest, 'u1')]).toEqual([true, false]);
  });

  it('a refused booking has its sign-in once its customer has signed in after the refusal', () => {
    const waiting = { ...recordIn('BOOK_REFUSED'), because: 'sign-in' } as const;
    const userAt = (userId: string, signedInAt: string | null) => ({ userId, orders: [], signedInAt });
    const after = later(1).toISOString();
    expect(hasRequiredSignIn(waiting, userAt('u1', after))).toBe(true);
    expect(hasRequiredSignIn(waiting, userAt('u1', at))).toBe(false);
    expect(hasRequiredSignIn(waiting, userAt('u1', null))).toBe(false);
    expect(hasRequiredSignIn(waiting, userAt('u2', after))).toBe(false);
    expect(hasRequiredSignIn(waiting, null)).toBe(false);
    expect(hasRequiredSignIn(recordIn('BOOK_REFUSED'), userAt('u1', after))).toBe(false);
  });

  it('are referenced by the capture, or else by the PayPal order', () => {
    expect(referenceOf(recordIn('UNKNOWN'))).toBe('CAP-1');
    expect(referenceOf(recordIn('CAPTURING'))).toBe('PP-1');
  });
});

describe('another amount than the total (fault 22)', () => {
  const paid = (amount: string, currency: string): PaidRecord => ({
    ...recordIn('CAPTURED'),
    capture: { ...capture, amount, currency },
  });

  it('is detected in amount and currency', () => {
    expect(amountDiffers(paid('110.00', 'CAD'))).toBe(false);
    expect(amountDiffers(paid('110', 'CAD'))).toBe(false);
    expect(amountDiffers(paid('111.00', 'CAD'))).toBe(true);
    expect(amountDiffers(paid('110.00', 'USD'))).toBe(true);
  });

  it('is not assumed if PayPal omits the amount', () => expect(amountDiffers(paid('', ''))).toBe(false));
});

describe('the frozen purchase', () => {
  it('holds lines, shipping and total in cents, the PayPal order and the known order ids', () => {
    const draft = draftRecord('a1', cartPurchase, ['old'], at);
    expect(draft).toMatchObject({ state: 'DRAFT', version: 2, revision: 1, tries: 0, lastError: '', flow: 'cart' });
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

describe('buying the same goods again', () => {
  const done = recordIn('DONE');
  const { lines } = done.snapshot;
  const line = (productId: string, quantity: number) => ({ productId, quantity });
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

  it('is not asked about for another customer', () =>
    expect(earlier([done], later(0), lines, buyer('u2'))).toBeUndefined());

  it('compares products and quantities, in any order', () => {
    const two = { ...done, snapshot: { ...done.snapshot, lines: [...lines, { ...lines[0], productId: 'p2' }] } };
    const records = [two as typeof done];
    const first = lines[0]?.productId ?? '';
    expect(earlier(records, later(0), [line('p2', 2), line(first, 2)])).toBe(records[0]);
    expect(earlier(records, later(0), [line('p2', 1), line(first, 2)])).toBeUndefined();
    expect(earlier(records, later(0), [line(first, 2)])).toBeUndefined();
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
    expect(conflictOf(own, [own, otherGoods])).toBe('open');
    expect(conflictOf(own, [own, { ...otherGoods, who: { kind: 'customer', userId: 'u1', email: '' } }])).toBeNull();
  });

  it.each([
    ['APPROVED', 'open'],
    ['UNKNOWN', 'open'],
    ['DONE', 'paid'],
    ['WITH_SUPPORT', 'paid'],
    ['CREATED', null],
    ['NOT_CHARGED', null],
  ] as const)('conflicts with the same goods of a possible same person since it began: %s', (state, conflict) => {
    expect(conflictOf(own, [recordIn(state, cartPurchase, 'other'), own])).toBe(conflict);
    const started = { ...own, startedAt: later(minute).toISOString() };
    expect(conflictOf(started, [recordIn(state, cartPurchase, 'other'), started])).toBeNull();
  });

  it('counts a payment whose capture never answered from its handing over to customer care', () => {
    const closed = { ...recordIn('WITH_SUPPORT', guestPurchase, 'other'), capture: null };
    expect(conflictOf(own, [own, closed])).toBe('paid');
  });
});

describe('housekeeping', () => {
  it('settled records expire after 30 days, uncharged attempts after one, open ones never', () => {
    const records = states.map((state) => recordIn(state, cartPurchase, state));
    const settled = ['DONE', 'WITH_SUPPORT'];
    const unpaid = ['DRAFT', 'CREATED', 'CANCELLED', 'DECLINED', 'NOT_CHARGED'];
    expect(expiredAttempts(records, later(day))).toEqual([]);
    expect(expiredAttempts(records, later(day + 1)).sort()).toEqual([...unpaid].sort());
    expect(expiredAttempts(records, later(30 * day)).sort()).toEqual([...unpaid].sort());
    expect(expiredAttempts(records, later(30 * day + 1)).sort()).toEqual([...unpaid, ...settled].sort());
  });
});

describe('afterwards', () => {
  it('a guest’s confirmation is shown for one day, a customer’s as long as it is kept (ruling 47)', () => {
    const guest = recordIn('DONE', guestPurchase);
    expect(isShownAfterwards(guest, later(day))).toBe(true);
    expect(isShownAfterwards(guest, later(day + 1))).toBe(false);
    expect(isShownAfterwards(recordIn('DONE'), later(29 * day))).toBe(true);
    expect(expiredAttempts([guest], later(day))).toEqual([]);
    expect(expiredAttempts([guest], later(day + 1))).toEqual(['a1']);
  });

  it('a sign-out removes all but what is not settled or with customer care (ruling 32)', () => {
    const records = states.map((state) => recordIn(state, cartPurchase, state));
    expect(settledAttempts(records)).toEqual(['DRAFT', 'CREATED', 'DONE', 'CANCELLED', 'DECLINED', 'NOT_CHARGED']);
  });
});

describe('the settlement of a record', () => {
  it.each([
    ['DONE', 'done'],
    ['BOOK_REFUSED', 'refused'],
    ['CAPTURED', 'offline'],
    ['UNKNOWN', 'unknown'],
    ['APPROVED', 'capture-open'],
    ['CAPTURING', 'capture-open'],
    ['NOT_CHARGED', 'not-charged'],
    ['DECLINED', 'not-charged'],
    ['CANCELLED', 'not-charged'],
    ['BOOKING', 'gone'],
    ['WITH_SUPPORT', 'gone'],
    ['PAID_LATE', 'gone'],
  ] as const)('%s: %s', (state, kind) => expect(settlementOf({ record: recordIn(state) }, 'u1').kind).toBe(kind));

  it('has the contract’s texts', () => {
    expect(settlementOf({ record: recordIn('BOOK_REFUSED') }, 'u1')).toMatchObject({
      text: 'Error placing order. Please try again.',
    });
    expect(settlementOf({ record: recordIn('UNKNOWN') }, 'u1')).toMatchObject({
      text: 'An error occurred while processing the transaction.',
    });
    expect(settlementOf({ record: recordIn('NOT_CHARGED') }, 'u1')).toMatchObject({
      text: 'Sorry, your transaction could not be processed... refused',
    });
    expect(settlementOf({ record: recordIn('CANCELLED') }, 'u1')).toMatchObject({ text: '' });
    expect(settlementOf({ record: null }, 'u1')).toEqual({ kind: 'gone' });
  });

  it('requires a sign-in for another customer, or if the shop demands one', () => {
    expect(settlementOf({ record: recordIn('CAPTURED') }, 'u2').kind).toBe('sign-in');
    expect(settlementOf({ record: { ...recordIn('BOOK_REFUSED'), because: 'sign-in' } }, 'u1').kind).toBe('sign-in');
  });

  it('asks about an order that may be this one, and reports lost storage', () => {
    const record = recordIn('UNKNOWN');
    expect(settlementOf({ record, candidates: ['o7'] }, 'u1')).toEqual({ kind: 'ask', record, orderIds: ['o7'] });
    expect(settlementOf({ record, signInFirst: true }, 'u1')).toEqual({ kind: 'sign-in', record });
    expect(settlementOf({ record, storageLost: true }, 'u1')).toEqual({ kind: 'storage-lost', record });
  });
});
