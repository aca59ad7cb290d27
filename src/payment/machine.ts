import { isOpen } from './recordRules';
import { settled } from './settled';
import type { Capture, PaymentRecord } from './types';

/** What can happen to an attempt. `at` is the ISO time of the event. */
export type PaymentEvent = { readonly at: string } & (
  | { readonly type: 'created'; readonly orderId: string }
  | { readonly type: 'createFailed'; readonly error: string }
  | { readonly type: 'cancelled' }
  /** Names the order that PayPal says was approved; another one than the record's is refused. */
  | { readonly type: 'approved'; readonly orderId: string }
  /** An approval that must not be captured. */
  | { readonly type: 'approvalRefused'; readonly error: string }
  | { readonly type: 'captureSent' }
  | { readonly type: 'captureUnclear'; readonly error: string }
  | { readonly type: 'captured'; readonly capture: Capture }
  | { readonly type: 'declined'; readonly error: string }
  /** The sheet opens again for the same order. */
  | { readonly type: 'restarted' }
  | { readonly type: 'notCharged'; readonly error: string }
  | { readonly type: 'bookingSent' }
  | { readonly type: 'booked'; readonly orderNumber: string }
  | { readonly type: 'bookRefused'; readonly because: 'refused' | 'sign-in'; readonly error: string }
  | { readonly type: 'bookUnclear'; readonly error: string }
  /** The shopper's tap, or the sign-in a refused booking waited for. */
  | { readonly type: 'sendAgain' }
  | { readonly type: 'contactedSupport' }
);

/** The next record; the very same object when the event is not allowed in this state. */
export function step(record: PaymentRecord, event: PaymentEvent): PaymentRecord {
  const next = transition(record, event);
  return next === record ? record : { ...next, revision: record.revision + 1, changedAt: event.at };
}

const fresh = { tries: 0, lastError: '' };

function transition(record: PaymentRecord, event: PaymentEvent): PaymentRecord {
  switch (event.type) {
    case 'created':
      return record.state === 'DRAFT' ? { ...record, ...fresh, state: 'CREATED', orderId: event.orderId } : record;
    case 'createFailed':
      return record.state === 'DRAFT' ? { ...record, tries: record.tries + 1, lastError: event.error } : record;
    case 'cancelled':
      if (record.state === 'DRAFT') return { ...record, state: 'CANCELLED', orderId: null };
      return record.state === 'CREATED' || record.state === 'DECLINED' || record.state === 'APPROVED'
        ? { ...record, state: 'CANCELLED' }
        : record;
    case 'approved':
      return record.state === 'CREATED' && record.orderId === event.orderId
        ? { ...record, ...fresh, state: 'APPROVED', approvedAt: event.at }
        : record;
    case 'approvalRefused':
      return record.state === 'CREATED' || record.state === 'DECLINED'
        ? { ...record, state: 'NOT_CHARGED', lastError: event.error }
        : record;
    case 'captureSent':
      return record.state === 'APPROVED' || record.state === 'CAPTURING'
        ? { ...record, state: 'CAPTURING', tries: record.tries + 1 }
        : record;
    case 'captureUnclear':
      return record.state === 'CAPTURING' ? { ...record, lastError: event.error } : record;
    case 'captured':
      return record.state === 'CAPTURING'
        ? { ...withoutApproval(record), ...fresh, state: 'CAPTURED', capture: event.capture }
        : record;
    case 'declined':
      return record.state === 'CAPTURING'
        ? { ...withoutApproval(record), tries: 0, lastError: event.error, state: 'DECLINED' }
        : record;
    case 'restarted':
      return record.state === 'DECLINED' ? { ...record, state: 'CREATED' } : record;
    case 'notCharged':
      return record.state === 'CAPTURING'
        ? { ...withoutApproval(record), lastError: event.error, state: 'NOT_CHARGED' }
        : record;
    case 'bookingSent':
      return record.state === 'CAPTURED'
        ? { ...record, state: 'BOOKING', tries: record.tries + 1, sentAt: event.at }
        : record;
    // From every paid state: an answer that comes late, after another tab gave the sender up, is still the truth.
    case 'booked':
      return isOpen(record) && 'capture' in record
        ? {
            ...settled(record),
            ...fresh,
            state: 'DONE',
            capture: record.capture,
            orderNumber: event.orderNumber,
            bookedAt: event.at,
          }
        : record;
    case 'bookRefused': {
      if (record.state !== 'BOOKING') return record;
      const { sentAt: _, ...paid } = record;
      return { ...paid, state: 'BOOK_REFUSED', because: event.because, lastError: event.error };
    }
    case 'bookUnclear':
      return record.state === 'BOOKING' ? { ...record, state: 'UNKNOWN', lastError: event.error } : record;
    case 'sendAgain': {
      if (record.state === 'BOOK_REFUSED') {
        const { because: _, ...paid } = record;
        return { ...paid, state: 'CAPTURED' };
      }
      if (record.state !== 'UNKNOWN') return record;
      const { sentAt: _, ...paid } = record;
      return { ...paid, state: 'CAPTURED' };
    }
    case 'contactedSupport':
      switch (record.state) {
        case 'CAPTURING':
          return { ...settled(record), state: 'WITH_SUPPORT', capture: null };
        case 'CAPTURED':
        case 'BOOKING':
        case 'BOOK_REFUSED':
        case 'UNKNOWN':
          return { ...settled(record), state: 'WITH_SUPPORT', capture: record.capture };
        default:
          return record;
      }
  }
}

function withoutApproval<T extends { approvedAt: string }>({ approvedAt: _, ...rest }: T): Omit<T, 'approvedAt'> {
  return rest;
}
