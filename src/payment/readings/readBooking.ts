import { bookingSuccessMessages } from '@/config/messages';
import { truncateExternalText } from '@/domain/truncateExternalText';
import type { Answer, BookingAnswer } from '@/payment/ports';
import { reasonTexts } from '@/payment/reasonTexts';
import { describeError } from './describeError';
import { externalId } from './externalId';
import { newestOrderId } from './matchOrders';

export type BookingReading =
  | { readonly kind: 'booked'; readonly orderNumber: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'sign-in'; readonly reason: string }
  /** The shop may have booked, so only the shopper may send it again. */
  | { readonly kind: 'unclear'; readonly reason: string };

/** §8: the message contains one of the three texts. */
export function isBookingSuccess(message: string): boolean {
  return bookingSuccessMessages.some((success) => message.includes(success));
}

/** After a redirect, a request timeout or a server error, the booking may have succeeded. */
function isInconclusive(status: number): boolean {
  return status < 400 || status >= 500 || status === 408;
}

/** Ruling 36 defines the order number. */
export function readBooking(
  answer: Answer<BookingAnswer>,
  captureId: string,
  knownIds: readonly string[],
): BookingReading {
  if ('error' in answer) {
    const { error } = answer;
    const reason = describeError(error);
    if (error.kind !== 'http' || isInconclusive(error.status)) return { kind: 'unclear', reason };
    return { kind: error.status === 401 ? 'sign-in' : 'refused', reason };
  }
  const { message, response, updatedUser } = answer.data;
  if (isBookingSuccess(message)) {
    const fromUser = newestOrderId(updatedUser?.myOrders ?? [], knownIds);
    return { kind: 'booked', orderNumber: externalId(response?._id || fromUser || captureId) };
  }
  // A 2xx without a message refuses nothing.
  return message
    ? { kind: 'refused', reason: truncateExternalText(message) }
    : { kind: 'unclear', reason: reasonTexts.bookingUnreadable };
}
