import { transactionText } from '@/config/messages';
import type { Approval, Settlement } from '@/payment/outcomes';
import { referenceOf } from '@/payment/recordRules';
import type { PaymentMessage } from '@/state/paymentSlice';
import { paymentTexts } from './texts';

export const infoMessage = (text: string): PaymentMessage => ({ tone: 'info', text });
export const errorMessage = (text: string): PaymentMessage => ({ tone: 'error', text });

export function approvalMessage(approval: Approval): PaymentMessage | null {
  switch (approval.kind) {
    case 'captured': {
      const { id, status } = approval.record.capture;
      return { tone: 'success', text: transactionText(status, id) };
    }
    case 'declined':
      return errorMessage(paymentTexts.declined);
    case 'refused':
      return errorMessage(approval.text);
    case 'with-support':
      return infoMessage(paymentTexts.withSupport(referenceOf(approval.record)));
    case 'unclear':
      return null;
  }
}

export function bookingMessage(settlement: Settlement): PaymentMessage | null {
  if (settlement.kind === 'storage-lost') return errorMessage(paymentTexts.storageLostAfterPaying);
  return 'text' in settlement && settlement.text ? errorMessage(settlement.text) : null;
}
