import { messages } from '@/config/messages';
import type { OpenRecord } from '@/payment/types';
import { openPaymentTexts } from './openPaymentTexts';

export interface OpenPaymentDescription {
  readonly title: string;
  readonly specified?: string;
  readonly text: string;
  /** Label of the button that resumes the payment; missing where it resumes automatically. */
  readonly action?: string;
  readonly signIn?: string;
}

/** `working`: a step of this payment is in flight in this tab. */
export function describeOpenPayment(record: OpenRecord, working: boolean): OpenPaymentDescription {
  switch (record.state) {
    case 'APPROVED':
      return working ? openPaymentTexts.confirming : openPaymentTexts.approved;
    case 'CAPTURING':
      return working && record.lastError === '' ? openPaymentTexts.confirming : openPaymentTexts.checking;
    case 'CAPTURED':
      return working ? openPaymentTexts.capturedWorking : openPaymentTexts.captured;
    case 'BOOKING':
      return openPaymentTexts.booking;
    case 'BOOK_REFUSED':
      return record.because === 'sign-in'
        ? openPaymentTexts.signInRequired
        : { ...openPaymentTexts.refused, specified: messages.bookingError };
    case 'UNKNOWN':
      return {
        ...(record.who.kind === 'customer' ? openPaymentTexts.unknownCustomer : openPaymentTexts.unknownGuest),
        specified: messages.bookingThrown,
      };
    case 'PAID_LATE':
      return openPaymentTexts.paidLate;
  }
}
