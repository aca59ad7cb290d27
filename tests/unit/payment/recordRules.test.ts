import { describe, expect, it } from 'vitest';
import type { QuarantinedEntry } from '@/payment/record';
import {
  amountDiffers,
  belongsTo,
  hasRequiredSignIn,
  isBlocking,
  isBookable,
  isExpired,
  isForgottenAtSignOut,
  isOldApproval,
  isOldPayment,
  isOpen,
  isShownAfterwards,
  isWithSupport,
  mayBookAs,
  needsShopper,
  referenceOf,
  snapshotTotals,
} from '@/payment/recordRules';
import { customer } from './desks';
import { guestPurchase } from './purchases';
import { at, capture, day, later, minute, quarantinedEntry, recordIn, states } from './records';

describe('open records', () => {
  it('are exactly those whose money moved or may move', () => {
    const open = states.filter((state) => isOpen(recordIn(state)));
    expect(open).toEqual(['APPROVED', 'CAPTURING', 'CAPTURED', 'BOOKING', 'UNKNOWN', 'BOOK_REFUSED', 'PAID_LATE']);
  });

  it('can be booked in the four states between the capture and the order', () => {
    const bookable = states.filter((state) => isBookable(recordIn(state)));
    expect(bookable).toEqual(['CAPTURED', 'BOOKING', 'UNKNOWN', 'BOOK_REFUSED']);
  });

  it('an approval is old after 15 minutes, or when the clock was set back', () => {
    expect(isOldApproval(at, later(15 * minute))).toBe(false);
    expect(isOldApproval(at, later(15 * minute + 1))).toBe(true);
    expect(isOldApproval(at, later(0))).toBe(false);
    expect(isOldApproval(at, later(-1))).toBe(true);
  });

  it.each([
    ['UNKNOWN', 'u1', 1, true],
    ['BOOK_REFUSED', 'u1', 1, true],
    ['PAID_LATE', 'u1', 1, true],
    ['APPROVED', 'u1', 1, false],
    ['APPROVED', 'u1', 16, true],
    ['CAPTURED', 'u1', 1, false],
    ['CAPTURED', 'u2', 1, true],
    ['CAPTURING', null, 1, false],
    ['BOOKING', null, 1, false],
  ] as const)(
    '%s, while %s is signed in and after %i minutes, waits for the shopper: %s',
    (state, userId, minutes, waits) =>
      expect(needsShopper(recordIn(state), userId, later(minutes * minute))).toBe(waits),
  );

  it('belong to their customer, who alone may book them; a guest’s to anyone signed out, and anyone may book them', () => {
    const { who } = recordIn('CAPTURED');
    const guest = recordIn('CAPTURED', guestPurchase).who;
    const users = ['u1', 'u2', null];
    expect(users.filter((userId) => belongsTo(who, userId))).toEqual(['u1']);
    expect(users.filter((userId) => mayBookAs(who, userId))).toEqual(['u1']);
    expect(users.filter((userId) => belongsTo(guest, userId))).toEqual([null]);
    expect(users.filter((userId) => mayBookAs(guest, userId))).toEqual(users);
  });

  it('a refused booking has its sign-in once its customer has signed in after the refusal', () => {
    const waiting = { ...recordIn('BOOK_REFUSED'), because: 'sign-in' } as const;
    const after = { ...customer(), signedInAt: later(1).toISOString() };
    expect(hasRequiredSignIn(waiting, after)).toBe(true);
    expect(hasRequiredSignIn(waiting, { ...after, signedInAt: at })).toBe(false);
    expect(hasRequiredSignIn(waiting, { ...after, signedInAt: null })).toBe(false);
    expect(hasRequiredSignIn(waiting, { ...after, userId: 'u2' })).toBe(false);
    expect(hasRequiredSignIn(waiting, null)).toBe(false);
    expect(hasRequiredSignIn(recordIn('BOOK_REFUSED'), after)).toBe(false);
  });

  it('are referenced by the capture, or else by the PayPal order', () => {
    expect(referenceOf(recordIn('UNKNOWN'))).toBe('CAP-1');
    expect(referenceOf(recordIn('CAPTURING'))).toBe('PP-1');
  });
});

it.each([
  ['110.00', 'CAD', false],
  ['110', 'CAD', false],
  ['111.00', 'CAD', true],
  ['110.00', 'USD', true],
  ['', '', false],
])('"%s" of "%s" is another amount than the total: %s (fault 22)', (amount, currency, differs) =>
  expect(amountDiffers({ ...recordIn('CAPTURED'), capture: { ...capture, amount, currency } })).toBe(differs),
);

it('a recorded order’s totals add up from its lines, also with a discount (ruling 11)', () => {
  const { snapshot } = recordIn('CAPTURED');
  expect(snapshotTotals(snapshot)).toEqual({ goods: 60_00, discount: 0, shipping: 50_00, total: 110_00 });
  expect(snapshotTotals({ ...snapshot, totalCents: 100_00 })).toMatchObject({ goods: 60_00, discount: 10_00 });
});

describe('housekeeping', () => {
  const expired = (now: Date) => states.filter((state) => isExpired(recordIn(state), now));

  it('orders expire after 30 days, uncharged attempts after one', () => {
    const uncharged = ['CREATED', 'CANCELLED', 'DECLINED', 'NOT_CHARGED'];
    expect(expired(later(day))).toEqual([]);
    expect(expired(later(day + 1))).toEqual(uncharged);
    expect(expired(later(30 * day))).toEqual(uncharged);
    expect(expired(later(30 * day + 1))).toEqual(['CREATED', 'DONE', 'CANCELLED', 'DECLINED', 'NOT_CHARGED']);
  });

  it('a record with customer care never expires, and is shown for 30 days', () => {
    const record = recordIn('WITH_SUPPORT');
    expect(isExpired(record, later(400 * day))).toBe(false);
    expect([isWithSupport(record, later(30 * day)), isWithSupport(record, later(30 * day + 1))]).toEqual([true, false]);
  });
});

describe('afterwards', () => {
  it('a guest’s confirmation is shown for one day, a customer’s as long as it is stored (ruling 47)', () => {
    const guest = recordIn('DONE', guestPurchase);
    expect(isShownAfterwards(guest, later(day))).toBe(true);
    expect(isShownAfterwards(guest, later(day + 1))).toBe(false);
    expect(isShownAfterwards(recordIn('DONE'), later(29 * day))).toBe(true);
    expect([isExpired(guest, later(day)), isExpired(guest, later(day + 1))]).toEqual([false, true]);
  });

  it('a sign-out removes all records but those unsettled or with customer care (ruling 32)', () => {
    const forgotten = states.filter((state) => isForgottenAtSignOut(recordIn(state)));
    expect(forgotten).toEqual(['CREATED', 'DONE', 'CANCELLED', 'DECLINED', 'NOT_CHARGED']);
  });
});

it.each([
  [day, false],
  [day + 1, true],
  [-1, true],
])('a payment that began %i ms ago, or in the future, is old and waits for the shopper: %s (fault 71)', (ms, isOld) => {
  expect(isOldPayment(recordIn('CAPTURED'), later(ms))).toBe(isOld);
  expect(needsShopper(recordIn('CAPTURED'), 'u1', later(ms))).toBe(isOld);
});

describe('an unreadable entry', () => {
  const blocks = (fields: Partial<QuarantinedEntry>, now = later(0)) =>
    isBlocking(quarantinedEntry(fields), { userId: 'u1', now });

  it('blocks its owner, and everybody if that is unknown', () => {
    expect(blocks({})).toBe(true);
    expect(blocks({ who: { kind: 'customer', userId: 'u1' } })).toBe(true);
    expect(blocks({ who: { kind: 'customer', userId: 'u2' } })).toBe(false);
    expect(blocks({ who: { kind: 'guest' } })).toBe(false);
  });

  it('that a newer version has settled blocks for 30 minutes', () => {
    expect(blocks({ settledAt: at }, later(30 * minute))).toBe(true);
    expect(blocks({ settledAt: at }, later(30 * minute + 1))).toBe(false);
    expect(blocks({ settledAt: 'no time' }, later(day))).toBe(true);
  });
});
