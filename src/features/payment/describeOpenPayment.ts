import { messages } from '@/config/messages';
import type { OpenRecord } from '@/payment/record';
import { isOldPayment } from '@/payment/recordRules';
import { openPaymentTexts } from './texts';

export interface OpenPaymentDescription {
  readonly title: string;
  readonly specified?: string;
  readonly text: string;
  /** Label of the button that resumes the payment; missing where it resumes automatically. */
  readonly action?: string;
  /** Writing to customer care comes first: the button cannot check anything. */
  readonly supportFirst?: boolean;
  readonly signIn?: string;
}

function describe(record: OpenRecord, working: boolean, now: Date): OpenPaymentDescription {
  switch (record.state) {
    case 'APPROVED':
      return working ? openPaymentTexts.confirming : openPaymentTexts.approved;
    case 'CAPTURING':
      return working && record.lastError === '' ? openPaymentTexts.confirming : openPaymentTexts.checking;
    case 'CAPTURED':
      if (working) return openPaymentTexts.capturedWorking;
      return isOldPayment(record, now)
        ? { ...openPaymentTexts.capturedOld, supportFirst: true }
        : openPaymentTexts.captured;
    case 'BOOKING':
      return openPaymentTexts.booking;
    case 'BOOK_REFUSED':
      return record.because === 'sign-in'
        ? openPaymentTexts.signInRequired
        : { ...openPaymentTexts.refused, specified: messages.bookingError };
    case 'UNKNOWN':
      return record.who.kind === 'customer'
        ? { ...openPaymentTexts.unknownCustomer, specified: messages.bookingThrown }
        : { ...openPaymentTexts.unknownGuest, specified: messages.bookingThrown, supportFirst: true };
    case 'PAID_LATE':
      return openPaymentTexts.paidLate;
  }
}

/** `working`: a step of this payment is in flight in this tab. */
export function describeOpenPayment(record: OpenRecord, working: boolean, now: Date): OpenPaymentDescription {
  const description = describe(record, working, now);
  // PayPal named no status: its capture may be pending or declined.
  if (!('capture' in record) || record.capture.status !== 'UNKNOWN') return description;
  const { title, text } = openPaymentTexts.onRecord;
  return { ...description, title, text: `${text} ${description.text}` };
}
