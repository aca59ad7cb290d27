import { describe, expect, it } from 'vitest';
import { type PaymentEvent, step } from '@/payment/machine';
import type { PaymentState } from '@/payment/record';
import { capture, recordIn, states } from './records';

const at = '2026-03-01T10:05:00.000Z';
const events: Record<PaymentEvent['type'], PaymentEvent> = {
  cancelled: { type: 'cancelled', at },
  approved: { type: 'approved', orderId: 'PP-1', at },
  approvalRefused: { type: 'approvalRefused', error: 'other', at },
  captureSent: { type: 'captureSent', at },
  captureUnclear: { type: 'captureUnclear', error: 'lost', at },
  captured: { type: 'captured', capture, at },
  declined: { type: 'declined', error: 'card', at },
  notCharged: { type: 'notCharged', error: 'no', at },
  bookingSent: { type: 'bookingSent', at },
  booked: { type: 'booked', orderNumber: 'order-9', at },
  found: { type: 'found', accountOrderId: 'order-9', at },
  bookRefused: { type: 'bookRefused', because: 'sign-in', error: '401', at },
  bookUnclear: { type: 'bookUnclear', error: 'lost', at },
  sendAgain: { type: 'sendAgain', seenRevision: NaN, at },
  contactedSupport: { type: 'contactedSupport', at },
};

/** All transitions; other events leave the record unchanged. */
const allowed: Record<PaymentState, Partial<Record<PaymentEvent['type'], PaymentState>>> = {
  CREATED: { approved: 'APPROVED', approvalRefused: 'NOT_CHARGED', cancelled: 'CANCELLED' },
  APPROVED: { captureSent: 'CAPTURING', approvalRefused: 'NOT_CHARGED', cancelled: 'CANCELLED' },
  CAPTURING: {
    captureSent: 'CAPTURING',
    captureUnclear: 'CAPTURING',
    captured: 'CAPTURED',
    declined: 'DECLINED',
    notCharged: 'NOT_CHARGED',
    contactedSupport: 'WITH_SUPPORT',
  },
  CAPTURED: { bookingSent: 'BOOKING', booked: 'DONE', contactedSupport: 'WITH_SUPPORT' },
  BOOKING: { booked: 'DONE', bookRefused: 'BOOK_REFUSED', bookUnclear: 'UNKNOWN', contactedSupport: 'WITH_SUPPORT' },
  UNKNOWN: { booked: 'DONE', sendAgain: 'CAPTURED', contactedSupport: 'WITH_SUPPORT' },
  BOOK_REFUSED: { booked: 'DONE', sendAgain: 'CAPTURED', contactedSupport: 'WITH_SUPPORT' },
  DECLINED: { approved: 'APPROVED', approvalRefused: 'NOT_CHARGED', cancelled: 'CANCELLED', captured: 'CAPTURED' },
  DONE: {},
  WITH_SUPPORT: { booked: 'DONE' },
  CANCELLED: { captured: 'PAID_LATE' },
  NOT_CHARGED: { captured: 'PAID_LATE' },
  PAID_LATE: { booked: 'DONE', contactedSupport: 'WITH_SUPPORT' },
};

const seen = (event: PaymentEvent, { revision }: { revision: number }): PaymentEvent =>
  event.type === 'sendAgain' ? { ...event, seenRevision: revision } : event;

const cases = states.flatMap((state) =>
  Object.values(events).map((event) => ({
    state,
    event: seen(event, recordIn(state)),
    next: allowed[state][event.type],
  })),
);

describe('the payment machine', () => {
  it.each(cases.filter(({ next }) => next))('$state and $event.type → $next', ({ state, event, next }) => {
    const before = recordIn(state);
    const after = step(before, event);
    expect(after).toMatchObject({ state: next, revision: before.revision + 1, changedAt: at });
  });

  it.each(cases.filter(({ next }) => !next))('$state ignores $event.type', ({ state, event }) => {
    const before = recordIn(state);
    expect(step(before, event)).toBe(before);
  });

  it('an approval of another order is ignored', () => {
    const before = recordIn('CREATED');
    expect(step(before, { type: 'approved', orderId: 'PP-2', at })).toBe(before);
  });

  it('counts the tries of the current step, starting over with the next one', () => {
    const second = step(recordIn('CAPTURING'), events.captureSent);
    expect(second.tries).toBe(2);
    expect(step(second, events.captured)).toMatchObject({ tries: 0, lastError: '' });
    expect(step(second, events.declined)).toMatchObject({ tries: 0, lastError: 'card' });
    expect(recordIn('APPROVED')).toMatchObject({ tries: 0, lastError: '', approvedAt: '2026-03-01T10:00:00.000Z' });
    expect(recordIn('BOOKING').tries).toBe(1);
  });

  it('keeps the last error of an unclear, refused or failed step', () => {
    expect(step(recordIn('CAPTURING'), events.captureUnclear).lastError).toBe('lost');
    expect(step(recordIn('CAPTURING'), events.notCharged).lastError).toBe('no');
    expect(step(recordIn('CREATED'), events.approvalRefused).lastError).toBe('other');
    expect(step(recordIn('BOOKING'), events.bookUnclear).lastError).toBe('lost');
    expect(step(recordIn('BOOKING'), events.bookRefused)).toMatchObject({ because: 'sign-in', lastError: '401' });
  });

  it('no state keeps the fields of another', () => {
    for (const end of ['captured', 'declined', 'notCharged'] as const)
      expect(step(recordIn('CAPTURING'), events[end]), end).not.toHaveProperty('approvedAt');
    const refused = recordIn('BOOK_REFUSED');
    expect(step(refused, seen(events.sendAgain, refused))).not.toHaveProperty('because');
  });

  it('DONE loses address, email, order body and known ids at once, and keeps lines, capture and order number', () => {
    const done = step(recordIn('BOOKING'), events.booked);
    expect(done).toMatchObject({
      tries: 0,
      lastError: '',
      orderId: 'PP-1',
      orderNumber: 'order-9',
      bookedAt: at,
      capture: { id: 'CAP-1' },
      who: { kind: 'customer', userId: 'u1' },
    });
    expect(Object.keys(done.snapshot)).toEqual(['lines', 'shippingCents', 'totalCents']);
    expect(JSON.stringify(done)).not.toMatch(/noor@|Elm Street|416555/);
    expect(done).not.toHaveProperty('sentTimes');
  });

  it('a record handed to customer care keeps its reference and nothing personal', () => {
    const record = step(recordIn('UNKNOWN'), events.contactedSupport);
    expect(record).toMatchObject({ orderId: 'PP-1', capture: { id: 'CAP-1' } });
    expect(JSON.stringify(record)).not.toMatch(/noor@|Elm Street/);
    expect(step(recordIn('CAPTURING'), events.contactedSupport)).toMatchObject({ orderId: 'PP-1', capture: null });
  });

  it.each([
    ['CREATED', 'cancelled'],
    ['CREATED', 'approvalRefused'],
    ['CAPTURING', 'notCharged'],
  ] as const)('of an attempt in %s, %s keeps PayPal’s id, and neither address nor email', (state, event) => {
    const record = step(recordIn(state), events[event]);
    expect(record.orderId).toBe('PP-1');
    expect(JSON.stringify(record)).not.toMatch(/noor@|Elm Street|416555/);
  });

  it('a late outcome is accepted even once the payment is with customer care', () => {
    const unclear = step(recordIn('CAPTURING'), events.contactedSupport);
    expect(step(unclear, events.captured)).toMatchObject({ state: 'WITH_SUPPORT', capture: { id: 'CAP-1' } });
    expect(step(unclear, events.notCharged)).toMatchObject({ state: 'NOT_CHARGED', lastError: 'no' });
    expect(step(unclear, events.declined)).toMatchObject({ state: 'NOT_CHARGED', lastError: 'card' });
    expect(step(unclear, events.booked)).toBe(unclear);
  });

  it('an order that only has the capture’s id remembers its own once known', () => {
    const unnamed = step(recordIn('UNKNOWN'), { type: 'booked', orderNumber: capture.id, at });
    expect(unnamed).toMatchObject({ state: 'DONE', accountOrderId: null, knownOrderIds: ['old'] });
    expect(step(unnamed, events.found)).toMatchObject({ orderNumber: capture.id, accountOrderId: 'order-9' });
  });

  it('a tap on a record that has since changed sends nothing', () => {
    const unknown = recordIn('UNKNOWN');
    expect(step(unknown, { type: 'sendAgain', seenRevision: unknown.revision - 1, at })).toBe(unknown);
  });

  it('records each time the booking was sent, of which a payment just captured has none', () => {
    for (const state of ['CAPTURING', 'DECLINED'] as const)
      expect(step(recordIn(state), events.captured)).toMatchObject({ state: 'CAPTURED', sentTimes: [] });
    const unknown = recordIn('UNKNOWN');
    const again = step(step(unknown, seen(events.sendAgain, unknown)), events.bookingSent);
    expect(again).toMatchObject({ state: 'BOOKING', sentTimes: ['2026-03-01T10:00:00.000Z', at] });
  });
});
