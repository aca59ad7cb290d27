import { messages, transactionText } from '@/config/messages';
import type { Outcome } from '@/payment/outcomes';
import type { Capture, OpenRecord } from '@/payment/record';
import { isBookable, isOldPayment, referenceOf } from '@/payment/recordRules';
import type { PaymentMessage } from '@/state/payment';
import { openPaymentTexts, paymentTexts } from './texts';

export const infoMessage = (text: string): PaymentMessage => ({ tone: 'info', text });
export const errorMessage = (text: string): PaymentMessage => ({ tone: 'error', text });

function capturedMessage({ id, status }: Capture): PaymentMessage {
  return { tone: 'success', text: status === 'UNKNOWN' ? paymentTexts.onRecord(id) : transactionText(status, id) };
}

/** The message after the capture. */
export function approvalMessage(outcome: Outcome): PaymentMessage | null {
  switch (outcome.kind) {
    case 'declined':
      return errorMessage(paymentTexts.declined);
    case 'with-support':
      return infoMessage(paymentTexts.withSupport(referenceOf(outcome.record)));
    case 'storage-lost':
      return outcomeMessage(outcome);
    case 'open':
      return null;
    case 'not-charged':
    case 'gone':
      return errorMessage(outcome.text);
    default:
      return capturedMessage(outcome.record.capture);
  }
}

export function outcomeMessage(outcome: Outcome): PaymentMessage | null {
  if (outcome.kind === 'storage-lost')
    return errorMessage(
      isBookable(outcome.record) ? paymentTexts.storageLostAfterPaying : paymentTexts.storageLostWhilePaying,
    );
  return 'text' in outcome && outcome.text ? errorMessage(outcome.text) : null;
}

export interface OpenPaymentDescription {
  readonly title: string;
  readonly specified?: string;
  readonly text: string;
  /** Label of the button that resumes the payment; missing where it resumes automatically. */
  readonly action?: string;
  /** Whether writing to customer care comes first, because the button cannot check anything. */
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
