import type { CaptureOrderAnswer } from '@/contract/payPal';
import { errorInWords } from './errorInWords';
import { payPalReason } from './paymentTexts';
import type { Answer } from './ports';
import type { Capture } from './types';

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

/** Reads the answer of POST api/orders/{id}/capture (§7, §8). */
export function readCapture(answer: Answer<CaptureOrderAnswer>): CaptureReading {
  if ('error' in answer) {
    const { error } = answer;
    const waitMs = error.kind === 'http' && error.status === 429 ? (error.retryAfterMs ?? null) : null;
    return { kind: 'unclear', reason: errorInWords(error), waitMs };
  }
  const { data } = answer;
  const issues = data.details.map(({ issue }) => issue);
  const facts = captureFacts(data);
  if (issues.includes('ORDER_ALREADY_CAPTURED')) return { kind: 'captured', facts: facts ?? unnamed };
  if (issues.includes('INSTRUMENT_DECLINED')) return { kind: 'declined', reason: payPalReason(data) };
  if (issues.length > 0) return { kind: 'refused', reason: payPalReason(data) };
  if (facts) return { kind: 'captured', facts };
  switch (firstCapture(data)?.status) {
    case 'DECLINED':
      return { kind: 'refused', reason: 'The payment was declined.' };
    case 'FAILED':
      return { kind: 'refused', reason: 'The payment failed.' };
  }
  return { kind: 'unclear', reason: 'The service gave an answer that cannot be read.', waitMs: null };
}

function firstCapture(data: CaptureOrderAnswer) {
  return data.purchase_units[0]?.payments.captures[0];
}

function captureFacts(data: CaptureOrderAnswer): CaptureFacts | null {
  const capture = firstCapture(data);
  if (!capture || (capture.status !== 'COMPLETED' && capture.status !== 'PENDING')) return null;
  const { id, status, amount } = capture;
  return { id, status, amount: amount?.value ?? '', currency: amount?.currency_code ?? '' };
}
