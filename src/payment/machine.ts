import { type Capture, type PaymentRecord, redactRecord } from './record';
import { isBookable, isNumberedByCapture } from './recordRules';

/** `at` is an ISO time. */
export type PaymentEvent = { readonly at: string } & (
  | { readonly type: 'cancelled' }
  /** Ignored if the order is not the record's. */
  | { readonly type: 'approved'; readonly orderId: string }
  | { readonly type: 'approvalRefused'; readonly error: string }
  | { readonly type: 'captureSent' }
  | { readonly type: 'captureUnclear'; readonly error: string }
  | { readonly type: 'captured'; readonly capture: Capture }
  | { readonly type: 'declined'; readonly error: string }
  | { readonly type: 'notCharged'; readonly error: string }
  | { readonly type: 'bookingSent' }
  | { readonly type: 'booked'; readonly orderNumber: string }
  /** The account shows the order of a record that only has the capture's id. */
  | { readonly type: 'found'; readonly accountOrderId: string }
  | { readonly type: 'bookRefused'; readonly because: 'refused' | 'sign-in'; readonly error: string }
  | { readonly type: 'bookUnclear'; readonly error: string }
  /** By the shopper, or after the required sign-in; ignored if the record has changed since `seenRevision`. */
  | { readonly type: 'sendAgain'; readonly seenRevision: number }
  | { readonly type: 'contactedSupport' }
);

/** Returns `record` itself if the state does not allow the event. */
export function step(record: PaymentRecord, event: PaymentEvent): PaymentRecord {
  const next = transition(record, event);
  return next === record ? record : { ...next, revision: record.revision + 1, changedAt: event.at };
}

const fresh = { tries: 0, lastError: '' };

function transition(record: PaymentRecord, event: PaymentEvent): PaymentRecord {
  switch (event.type) {
    case 'cancelled':
      return isUncaptured(record) ? { ...redactRecord(record), state: 'CANCELLED' } : record;
    case 'approved':
      return (record.state === 'CREATED' || record.state === 'DECLINED') && record.orderId === event.orderId
        ? { ...record, ...fresh, state: 'APPROVED', approvedAt: event.at }
        : record;
    case 'approvalRefused':
      return isUncaptured(record) ? { ...redactRecord(record), state: 'NOT_CHARGED', lastError: event.error } : record;
    case 'captureSent':
      return record.state === 'APPROVED' || record.state === 'CAPTURING'
        ? { ...record, state: 'CAPTURING', tries: record.tries + 1 }
        : record;
    case 'captureUnclear':
      return record.state === 'CAPTURING' ? { ...record, lastError: event.error } : record;
    case 'captured':
      return captured(record, event.capture);
    case 'declined':
      return record.state === 'CAPTURING'
        ? { ...withoutApproval(record), tries: 0, lastError: event.error, state: 'DECLINED' }
        : notCharged(record, event.error);
    case 'notCharged':
      return notCharged(record, event.error);
    case 'bookingSent':
      return record.state === 'CAPTURED'
        ? { ...record, state: 'BOOKING', tries: record.tries + 1, sentTimes: [...record.sentTimes, event.at] }
        : record;
    case 'booked':
      return booked(record, event);
    case 'found':
      return record.state === 'DONE' && isNumberedByCapture(record)
        ? { ...record, accountOrderId: event.accountOrderId }
        : record;
    case 'bookRefused':
      return record.state === 'BOOKING'
        ? { ...record, state: 'BOOK_REFUSED', because: event.because, lastError: event.error }
        : record;
    case 'bookUnclear':
      return record.state === 'BOOKING' ? { ...record, state: 'UNKNOWN', lastError: event.error } : record;
    case 'sendAgain':
      return record.revision === event.seenRevision ? sentAgain(record) : record;
    case 'contactedSupport':
      return withSupport(record);
  }
}

/** Accepted in every state, however late. */
function captured(record: PaymentRecord, capture: Capture): PaymentRecord {
  switch (record.state) {
    case 'CAPTURING':
      return { ...withoutApproval(record), ...fresh, state: 'CAPTURED', capture, sentTimes: [] };
    case 'DECLINED':
      return { ...record, ...fresh, state: 'CAPTURED', capture, sentTimes: [] };
    case 'WITH_SUPPORT':
      return record.capture ? record : { ...record, capture };
    case 'NOT_CHARGED':
    case 'CANCELLED':
      return { ...record, ...fresh, state: 'PAID_LATE', capture };
    default:
      return record;
  }
}

function notCharged(record: PaymentRecord, error: string): PaymentRecord {
  const open = record.state === 'CAPTURING' || (record.state === 'WITH_SUPPORT' && record.capture === null);
  return open ? { ...redactRecord(record), state: 'NOT_CHARGED', lastError: error } : record;
}

/** A late response is true even after a takeover by another tab or by customer care. */
function booked(
  record: PaymentRecord,
  { orderNumber, at }: { readonly orderNumber: string; readonly at: string },
): PaymentRecord {
  if (!isBookable(record) && record.state !== 'PAID_LATE' && record.state !== 'WITH_SUPPORT') return record;
  const { capture, snapshot } = record;
  if (capture === null) return record;
  const knownOrderIds = 'knownOrderIds' in snapshot ? snapshot.knownOrderIds : [];
  const order = { orderNumber, accountOrderId: null, knownOrderIds, bookedAt: at };
  return { ...redactRecord(record), ...fresh, state: 'DONE', capture, ...order };
}

function sentAgain(record: PaymentRecord): PaymentRecord {
  if (record.state === 'UNKNOWN') return { ...record, state: 'CAPTURED' };
  if (record.state !== 'BOOK_REFUSED') return record;
  const { because: _, ...paid } = record;
  return { ...paid, state: 'CAPTURED' };
}

function withSupport(record: PaymentRecord): PaymentRecord {
  if (record.state === 'CAPTURING') return { ...redactRecord(record), state: 'WITH_SUPPORT', capture: null };
  if (!isBookable(record) && record.state !== 'PAID_LATE') return record;
  return { ...redactRecord(record), state: 'WITH_SUPPORT', capture: record.capture };
}

function withoutApproval<T extends { approvedAt: string }>({ approvedAt: _, ...rest }: T): Omit<T, 'approvedAt'> {
  return rest;
}

function isUncaptured(record: PaymentRecord): boolean {
  return record.state === 'CREATED' || record.state === 'DECLINED' || record.state === 'APPROVED';
}
