import { messages } from '@/config/messages';
import type { CaptureOrderAnswer } from '@/contract/payPal';
import { truncateExternalText } from '@/domain/truncateExternalText';

/** Rejects a callback of the PayPal script with §8's text. */
export class PaymentTextError extends Error {
  override readonly name = 'PaymentTextError';
}

/** §7: issue, description and debug id on one line. */
export function payPalReason({ details, debug_id }: Pick<CaptureOrderAnswer, 'details' | 'debug_id'>): string {
  const [detail] = details;
  const parts = [detail?.issue, detail?.description, debug_id && `(${debug_id})`];
  return truncateExternalText(parts.filter(Boolean).join(' '));
}

/** §8. */
export function createOrderText(reason: string): string {
  return `${messages.createOrderFailed} ${reason}`.trim();
}

/** §8. */
export function captureText(reason: string): string {
  return `${messages.captureFailed} ${reason}`.trim();
}
