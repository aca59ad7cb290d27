import { messages } from '@/config/messages';
import { isBookable } from './machine';
import type { Settlement } from './outcomes';
import { captureText } from './paymentFailure';
import { mayBookAs } from './recordRules';
import type { Booked } from './steps/booking';

/** `userId` is null when nobody is signed in. */
export function settlementOf(
  { record, candidates, storageLost, signInFirst }: Booked & { readonly signInFirst?: true },
  userId: string | null,
): Settlement {
  if (record && storageLost) return { kind: 'storage-lost', record };
  if (record && isBookable(record)) {
    if (candidates) return { kind: 'ask', record, orderIds: candidates };
    if (signInFirst) return { kind: 'sign-in', record };
  }
  switch (record?.state) {
    case 'DONE':
      return { kind: 'done', record };
    case 'BOOK_REFUSED':
      return record.because === 'sign-in'
        ? { kind: 'sign-in', record }
        : { kind: 'refused', record, text: messages.bookingError };
    case 'CAPTURED':
      return mayBookAs(record.who, userId) ? { kind: 'offline', record } : { kind: 'sign-in', record };
    case 'UNKNOWN':
      return { kind: 'unknown', record, text: messages.bookingThrown };
    case 'APPROVED':
    case 'CAPTURING':
      return { kind: 'capture-open', record };
    case 'NOT_CHARGED':
    case 'DECLINED':
      return { kind: 'not-charged', text: captureText(record.lastError) };
    case 'CANCELLED':
      return { kind: 'not-charged', text: '' };
    default:
      return { kind: 'gone' };
  }
}
