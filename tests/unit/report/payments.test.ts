import { describe, expect, it } from 'vitest';
import type { PaymentSnapshot } from '@/payment/outcomes';
import { paymentsForPeople } from '@/report/payments';
import { guestPurchase } from '../payment/purchases';
import { at, capture, recordIn } from '../payment/records';

const unread = { who: null, isNewer: false, settledAt: null, fingerprint: '' };
const nothing: PaymentSnapshot = {
  ready: true,
  open: null,
  candidates: [],
  waitingFor: null,
  needsShopper: false,
  quarantined: [],
  refusal: null,
  done: null,
  placed: [],
  closed: [],
  deliveredTo: null,
  placedWith: null,
  working: null,
};
const waiting = (fields: Partial<PaymentSnapshot>) => paymentsForPeople({ ...nothing, needsShopper: true, ...fields });

describe('payments that need a person', () => {
  it.each(['BOOK_REFUSED', 'UNKNOWN', 'PAID_LATE', 'CAPTURED'] as const)(
    'a payment in %s is told by attempt, capture, state and amount alone',
    (state) =>
      expect(waiting({ open: recordIn(state, guestPurchase) })).toEqual([
        { attempt: 'a1', capture: 'CAP-1', state, cents: 11_000, currency: 'CAD' },
      ]),
  );
  it('an old approval has no capture; its amount is the total', () => {
    const open = recordIn('APPROVED', guestPurchase);
    const cents = open.snapshot.totalCents;
    expect(waiting({ open })).toEqual([{ attempt: 'a1', capture: null, state: 'APPROVED', cents, currency: 'CAD' }]);
  });
  it('an amount that differs is told as PayPal told it', () => {
    const open = { ...recordIn('UNKNOWN'), capture: { ...capture, amount: '19.99', currency: 'USD' } };
    expect(waiting({ open })[0]).toMatchObject({ cents: 1999, currency: 'USD' });
  });
  it('one with customer care and an unreadable one are told too', () => {
    const entry = { attemptId: 'a2', orderId: 'PP-2', captureId: 'CAP-2', ...unread };
    expect(waiting({ closed: [recordIn('WITH_SUPPORT')], quarantined: [entry] })).toEqual([
      { attempt: 'a1', capture: 'CAP-1', state: 'WITH_SUPPORT', cents: 11_000, currency: 'CAD' },
      { attempt: 'a2', capture: 'CAP-2', state: 'UNREADABLE', cents: null, currency: null },
    ]);
  });
  it('an id that is none is not told', () => {
    const entry = { attemptId: 'Noor Gill', orderId: null, captureId: 'noor@example.com', ...unread };
    expect(waiting({ quarantined: [entry] })[0]).toMatchObject({ attempt: '', capture: null });
  });
  it.each([
    ['the shop finishes by itself', { needsShopper: false }],
    ['a step is working on', { working: { step: 'book', since: at } as const }],
    ['stands in a journal that is not read yet', { ready: false }],
  ])('nothing is told of a payment that %s', (_, fields) =>
    expect(waiting({ open: recordIn('UNKNOWN'), ...fields })).toEqual([]),
  );
});
