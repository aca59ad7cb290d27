import { type PaymentEvent, step } from '@/payment/machine';
import { draftRecord, type PurchaseToPay } from '@/payment/snapshot';
import type { Capture, PaymentRecord, PaymentState } from '@/payment/types';
import { cartPurchase } from './purchases';

export const at = '2026-03-01T10:00:00.000Z';
export const capture: Capture = { id: 'CAP-1', status: 'COMPLETED', amount: '110.00', currency: 'CAD', at };

const created = { type: 'created', orderId: 'PP-1', at } as const;
const approved = [created, { type: 'approved', orderId: 'PP-1', at }] as const;
const capturing = [...approved, { type: 'captureSent', at }] as const;
const paid = [...capturing, { type: 'captured', capture, at }] as const;
const booking = [...paid, { type: 'bookingSent', at }] as const;

const ways: Record<PaymentState, readonly PaymentEvent[]> = {
  DRAFT: [],
  CREATED: [created],
  APPROVED: approved,
  CAPTURING: capturing,
  CAPTURED: paid,
  BOOKING: booking,
  UNKNOWN: [...booking, { type: 'bookUnclear', error: 'no answer', at }],
  BOOK_REFUSED: [...booking, { type: 'bookRefused', because: 'refused', error: 'no', at }],
  DONE: [...booking, { type: 'booked', orderNumber: 'order-1', at }],
  WITH_SUPPORT: [...booking, { type: 'contactedSupport', at }],
  CANCELLED: [created, { type: 'cancelled', at }],
  DECLINED: [...capturing, { type: 'declined', error: 'card', at }],
  NOT_CHARGED: [...capturing, { type: 'notCharged', error: 'refused', at }],
  PAID_LATE: [...capturing, { type: 'notCharged', error: 'refused', at }, { type: 'captured', capture, at }],
};

export const states = Object.keys(ways) as PaymentState[];

/** Reached through the machine. */
export function recordIn<S extends PaymentState>(
  state: S,
  purchase: PurchaseToPay = cartPurchase,
  attemptId = 'a1',
): Extract<PaymentRecord, { state: S }> {
  const record = ways[state].reduce<PaymentRecord>(step, draftRecord(attemptId, purchase, ['old'], at));
  return record as Extract<PaymentRecord, { state: S }>;
}
