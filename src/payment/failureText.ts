import { messages } from '@/config/messages';
import type { CaptureOrderAnswer } from '@/contract/payPal';
import { truncateExternalText } from '@/domain/truncateExternalText';

/** A specified text for the shopper, thrown where the PayPal script wants a rejection. */
export class PaymentTextError extends Error {
  override readonly name = 'PaymentTextError';
}

/** PayPal's reason as one line: issue, description and debug id (§7); '' when it gave none. */
export function payPalReason({ details, debug_id }: Pick<CaptureOrderAnswer, 'details' | 'debug_id'>): string {
  const [detail] = details;
  const parts = [detail?.issue, detail?.description, debug_id && `(${debug_id})`];
  return truncateExternalText(parts.filter(Boolean).join(' '));
}

/** §8: the text of a failed order create, followed by the reason. */
export function createOrderText(reason: string): string {
  return `${messages.createOrderFailed} ${reason}`.trim();
}

/** §8: the text of a failed capture, followed by the reason. */
export function captureText(reason: string): string {
  return `${messages.captureFailed} ${reason}`.trim();
}
