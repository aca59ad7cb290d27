import type { CaptureOrderAnswer } from '@/contract/payPal';
import { payPalReason } from '@/payment/paymentFailure';
import type { Answer, CaptureReply } from '@/payment/ports';
import { reasonTexts } from '@/payment/reasonTexts';
import type { Capture } from '@/payment/types';
import { isRefusal, isStillRunning } from './captureRefusals';
import { describeError } from './describeError';
import { externalId } from './externalId';

export type CaptureFacts = Pick<Capture, 'id' | 'status' | 'amount' | 'currency'>;

export type CaptureReading =
  /** `id` is '' if PayPal omitted it. */
  | { readonly kind: 'captured'; readonly facts: CaptureFacts }
  /** PayPal lets the shopper choose another card for the same order. */
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The money may have moved: retry the same order. `waitMs` comes from a 429. */
  | { readonly kind: 'unclear'; readonly reason: string; readonly waitMs: number | null };

const withoutDetails: CaptureFacts = { id: '', status: 'COMPLETED', amount: '', currency: '' };

const unclear = (reason: string, waitMs: number | null = null): CaptureReading => ({ kind: 'unclear', reason, waitMs });

/**
 * §7, §8. A capture in the response outweighs its issues. If an earlier try was unclear (`repeated`), an unknown issue
 * may refer to it, so the outcome stays unclear.
 */
export function readCapture(answer: Answer<CaptureReply>, repeated: boolean): CaptureReading {
  if ('error' in answer) {
    const { error } = answer;
    const retryAfterMs = error.kind === 'http' && error.status === 429 ? error.retryAfterMs : undefined;
    return unclear(describeError(error), retryAfterMs ?? null);
  }
  const { data } = answer;
  const facts = captureFacts(data);
  if (facts) return { kind: 'captured', facts };
  const issues = data.details.map(({ issue }) => issue);
  if (issues.includes('ORDER_ALREADY_CAPTURED')) return { kind: 'captured', facts: withoutDetails };
  const reason = payPalReason(data);
  if (data.status === 409 || issues.some(isStillRunning)) return unclear(reason || reasonTexts.stillRunning);
  if (issues.includes('INSTRUMENT_DECLINED')) return { kind: 'declined', reason };
  switch (captures(data)[0]?.status) {
    case 'DECLINED':
      return { kind: 'refused', reason: reasonTexts.declined };
    case 'FAILED':
      return { kind: 'refused', reason: reasonTexts.failed };
  }
  if (issues.length > 0) return repeated && !issues.some(isRefusal) ? unclear(reason) : { kind: 'refused', reason };
  return unclear(reasonTexts.unreadable);
}

function captures(data: CaptureOrderAnswer) {
  return data.purchase_units.flatMap(({ payments }) => payments.captures);
}

function captureFacts(data: CaptureOrderAnswer): CaptureFacts | null {
  for (const { id, status, amount } of captures(data))
    if (status === 'COMPLETED' || status === 'PENDING')
      return { id: externalId(id), status, amount: amount?.value ?? '', currency: amount?.currency_code ?? '' };
  return null;
}
