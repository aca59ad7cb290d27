import { describe, expect, it } from 'vitest';
import type { QuarantinedEntry, RecordOf } from '@/payment/record';
import {
  amountDiffers,
  belongsTo,
  hasRequiredSignIn,
  isBlocking,
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
import { guestPurchase } from './purchases';
import { at, capture, day, later, minute, quarantinedEntry, recordIn, states } from './records';

describe('open records', () => {
  it('are exactly those whose money moved or may move', () => {
    const by = (response: boolean) => states.filter((state) => isOpen(recordIn(state)) === response);
    expect(by(false)).toHaveLength(6);
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
    expect(needsShopper(recordIn('PAID_LATE'), 'u1', now)).toBe(true);
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
  const paid = (amount: string, currency: string): RecordOf<'CAPTURED'> => ({
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
    expect(expired(later(day + 1)).sort()).toEqual([...uncharged].sort());
    expect(expired(later(30 * day)).sort()).toEqual([...uncharged].sort());
    expect(expired(later(30 * day + 1)).sort()).toEqual([...uncharged, 'DONE'].sort());
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

describe('age', () => {
  it('a payment that began more than 24 hours ago, or in the future, is old (fault 71)', () => {
    const record = recordIn('CAPTURED');
    expect([later(day), later(day + 1), later(-1)].map((now) => isOldPayment(record, now))).toEqual([
      false,
      true,
      true,
    ]);
    expect(needsShopper(record, 'u1', later(day + 1))).toBe(true);
  });
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
