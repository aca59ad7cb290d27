import type { CaptureOrderAnswer } from '@/contract/payPal';
import { payPalReason } from '@/payment/failureText';
import type { Answer, CaptureReply } from '@/payment/ports';
import { paymentReasonTexts } from '@/payment/texts';
import type { Capture } from '@/payment/types';
import { isRefusal, isStillRunning } from './captureRefusals';
import { describeError } from './describeError';
import { externalId } from './externalId';

/** What PayPal said about the money, before the record adds what it knows itself. */
export type CaptureFacts = Pick<Capture, 'id' | 'status' | 'amount' | 'currency'>;

/** What a capture came to. */
export type CaptureReading =
  /** `id` is '' when PayPal did not name it. */
  | { readonly kind: 'captured'; readonly facts: CaptureFacts }
  /** The card was declined: the sheet opens again for the same order. */
  | { readonly kind: 'declined'; readonly reason: string }
  /** Clearly not charged. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The money may have moved: the same order id again. `waitMs` is what a 429 asked for, else null. */
  | { readonly kind: 'unclear'; readonly reason: string; readonly waitMs: number | null };

const unnamed: CaptureFacts = { id: '', status: 'COMPLETED', amount: '', currency: '' };

const unclear = (reason: string, waitMs: number | null = null): CaptureReading => ({ kind: 'unclear', reason, waitMs });

/**
 * Reads the answer of POST api/orders/{id}/capture (§7, §8). What it says about the money comes before its issues. After a
 * try whose answer was unclear (`repeated`), an issue that is not a known refusal may be about that try: it ends nothing.
 */
export function readCapture(answer: Answer<CaptureReply>, repeated: boolean): CaptureReading {
  if ('error' in answer) {
    const { error } = answer;
    const asked = error.kind === 'http' && error.status === 429 ? error.retryAfterMs : undefined;
    return unclear(describeError(error), asked ?? null);
  }
  const { data } = answer;
  const facts = captureFacts(data);
  if (facts) return { kind: 'captured', facts };
  const issues = data.details.map(({ issue }) => issue);
  if (issues.includes('ORDER_ALREADY_CAPTURED')) return { kind: 'captured', facts: unnamed };
  const reason = payPalReason(data);
  if (data.status === 409 || issues.some(isStillRunning)) return unclear(reason || paymentReasonTexts.stillWorking);
  if (issues.includes('INSTRUMENT_DECLINED')) return { kind: 'declined', reason };
  switch (captures(data)[0]?.status) {
    case 'DECLINED':
      return { kind: 'refused', reason: paymentReasonTexts.statusDeclined };
    case 'FAILED':
      return { kind: 'refused', reason: paymentReasonTexts.statusFailed };
  }
  if (issues.length > 0) return repeated && !issues.some(isRefusal) ? unclear(reason) : { kind: 'refused', reason };
  return unclear(paymentReasonTexts.unreadable);
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
