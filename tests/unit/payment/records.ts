import { type PaymentEvent, step } from '@/payment/machine';
import type { PaymentSnapshot } from '@/payment/outcomes';
import { draftOf, type PurchaseToPay } from '@/payment/purchase';
import type { Capture, PaymentRecord, PaymentState, QuarantinedEntry, RecordOf } from '@/payment/record';
import { cartPurchase } from './purchases';

export const at = '2026-03-01T10:00:00.000Z';
export const minute = 60_000;
export const day = 24 * 60 * minute;
/** So many milliseconds after `at`. */
export const later = (ms: number) => new Date(Date.parse(at) + ms);
export const capture: Capture = { id: 'CAP-1', status: 'COMPLETED', amount: '110.00', currency: 'CAD', at };

const approved = [{ type: 'approved', orderId: 'PP-1', at }] as const;
const capturing = [...approved, { type: 'captureSent', at }] as const;
const paid = [...capturing, { type: 'captured', capture, at }] as const;
const booking = [...paid, { type: 'bookingSent', at }] as const;

const ways: Record<PaymentState, readonly PaymentEvent[]> = {
  CREATED: [],
  APPROVED: approved,
  CAPTURING: capturing,
  CAPTURED: paid,
  BOOKING: booking,
  UNKNOWN: [...booking, { type: 'bookUnclear', error: 'no response', at }],
  BOOK_REFUSED: [...booking, { type: 'bookRefused', because: 'refused', error: 'no', at }],
  DONE: [...booking, { type: 'booked', orderNumber: 'order-1', at }],
  WITH_SUPPORT: [...booking, { type: 'contactedSupport', at }],
  CANCELLED: [{ type: 'cancelled', at }],
  DECLINED: [...capturing, { type: 'declined', error: 'card', at }],
  NOT_CHARGED: [...capturing, { type: 'notCharged', error: 'refused', at }],
  PAID_LATE: [...capturing, { type: 'notCharged', error: 'refused', at }, { type: 'captured', capture, at }],
};

/** What is shown of a journal that has nothing and was not read yet. */
export const emptySnapshot: PaymentSnapshot = {
  ready: false,
  open: null,
  candidates: [],
  needsShopper: false,
  waitingFor: null,
  quarantined: [],
  refusal: null,
  done: null,
  placed: [],
  closed: [],
  deliveredTo: null,
  placedWith: null,
  working: null,
};

/** What an unreadable entry reveals. */
export const quarantinedEntry = (fields: Partial<QuarantinedEntry> = {}): QuarantinedEntry => ({
  attemptId: 'x',
  orderId: 'PP-9',
  captureId: null,
  who: null,
  isNewer: false,
  settledAt: null,
  fingerprint: '3 1',
  ...fields,
});

export const states = Object.keys(ways) as PaymentState[];

/** A record whose state was reached through the machine. */
export function recordIn<S extends PaymentState>(
  state: S,
  purchase: PurchaseToPay = cartPurchase,
  attemptId = 'a1',
): RecordOf<S> {
  const created: PaymentRecord = { ...draftOf(attemptId, purchase, ['old'], at), state: 'CREATED', orderId: 'PP-1' };
  const record = ways[state].reduce<PaymentRecord>(step, created);
  return record as RecordOf<S>;
}
