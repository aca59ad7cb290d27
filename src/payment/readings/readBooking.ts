import { bookingSuccessMessages } from '@/config/messages';
import { truncateExternalText } from '@/domain/truncateExternalText';
import type { Answer, BookingAnswer } from '@/payment/ports';
import { paymentReasonTexts } from '@/payment/texts';
import { describeError } from './describeError';
import { externalId } from './externalId';
import { newestOrderId } from './matchOrders';

/** What a booking came to. */
export type BookingReading =
  | { readonly kind: 'booked'; readonly orderNumber: string }
  /** The shop clearly did not book. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'sign-in'; readonly reason: string }
  /** It may have booked: never sent again without the shopper. */
  | { readonly kind: 'unclear'; readonly reason: string };

/** Whether a booking's message is one of the three that mean success (§8: "containing"). */
export function isBookingSuccess(message: string): boolean {
  return bookingSuccessMessages.some((success) => message.includes(success));
}

/** Statuses that do not say whether the call was carried out: redirects, a request timeout, the server's own failures. */
function isInconclusive(status: number): boolean {
  return status < 400 || status >= 500 || status === 408;
}

/** Reads the answer of either booking call. The order number follows ruling 36. */
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
  // A 2xx without a message is no refusal: nobody said no.
  return message
    ? { kind: 'refused', reason: truncateExternalText(message) }
    : { kind: 'unclear', reason: paymentReasonTexts.bookingUnreadable };
}
