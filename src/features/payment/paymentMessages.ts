import { transactionText } from '@/config/messages';
import type { Outcome } from '@/payment/outcomes';
import type { Capture } from '@/payment/record';
import { isBookable, referenceOf } from '@/payment/recordRules';
import type { PaymentMessage } from '@/state/paymentSlice';
import { paymentTexts } from './texts';

export const infoMessage = (text: string): PaymentMessage => ({ tone: 'info', text });
export const errorMessage = (text: string): PaymentMessage => ({ tone: 'error', text });

function capturedMessage({ id, status }: Capture): PaymentMessage {
  return { tone: 'success', text: status === 'UNKNOWN' ? paymentTexts.onRecord(id) : transactionText(status, id) };
}

/** After the capture. */
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
