import { bookingSuccessMessages } from '@/config/messages';
import { foreignText } from '@/domain/foreignText';
import { errorInWords } from './errorInWords';
import { orderPaidBy } from './orderIds';
import type { Answer, BookingAnswer } from './ports';

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

/** Statuses below 500 that do not say whether the call was carried out: redirects, and a request time-out. */
function saysNothing(status: number): boolean {
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
    const reason = errorInWords(error);
    if (error.kind !== 'http' || saysNothing(error.status)) return { kind: 'unclear', reason };
    return { kind: error.status === 401 ? 'sign-in' : 'refused', reason };
  }
  const { message, response, updatedUser } = answer.data;
  if (isBookingSuccess(message)) {
    const fromUser = orderPaidBy(updatedUser?.myOrders ?? [], captureId, knownIds);
    return { kind: 'booked', orderNumber: response?._id || fromUser || captureId };
  }
  // A 2xx without a message is no refusal: nobody said no.
  return message
    ? { kind: 'refused', reason: foreignText(message) }
    : { kind: 'unclear', reason: 'The shop gave an answer that cannot be read.' };
}
