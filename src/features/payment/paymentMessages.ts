import { transactionText } from '@/config/messages';
import type { Approval, Settlement } from '@/payment/outcomes';
import { referenceOf } from '@/payment/recordRules';
import type { PaymentMessage } from '@/state/paymentSlice';
import { paymentTexts } from './texts';

export function approvalMessage(approval: Approval): PaymentMessage | null {
  switch (approval.kind) {
    case 'captured': {
      const { id, status } = approval.record.capture;
      return { tone: 'success', text: transactionText(status, id) };
    }
    case 'declined':
      return { tone: 'error', text: paymentTexts.declined };
    case 'refused':
      return { tone: 'error', text: approval.text };
    case 'with-support':
      return { tone: 'info', text: paymentTexts.withSupport(referenceOf(approval.record)) };
    case 'unclear':
      return null;
  }
}

export function bookingMessage(settlement: Settlement): PaymentMessage | null {
  if (settlement.kind === 'storage-lost') return { tone: 'error', text: paymentTexts.storageLostAfterPaying };
  return 'text' in settlement && settlement.text ? { tone: 'error', text: settlement.text } : null;
}
