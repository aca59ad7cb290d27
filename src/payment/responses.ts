import { type ApiError, isSignInRequired } from '@/api/apiError';
import { bookingSuccessMessages } from '@/config/constants';
import type { CaptureOrderResponse, CreateOrderResponse } from '@/contract/payPal';
import { truncateExternalText } from '@/domain/truncateExternalText';
import type { BookingResponse, CaptureReply, ShopResponse } from './browser';
import { newestOrderId } from './orderMatch';
import { reasonTexts } from './reasonTexts';
import type { Capture } from './record';

/** Longer than any real id; protects the browser's storage. */
const longestId = 128;

const externalId = (id: string) => id.slice(0, longestId);

/** Prefers the server's own message. */
function describeError(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return reasonTexts.noResponse;
    case 'http':
      return truncateExternalText(error.message) || reasonTexts.status(error.status);
    case 'malformed':
      return reasonTexts.unreadable;
  }
}

/** §7: issue, description and debug id on one line. */
function payPalReason({ details, debugId }: Pick<CaptureOrderResponse, 'details' | 'debugId'>): string {
  const [detail] = details;
  const parts = [detail?.issue, detail?.description, debugId && `(${debugId})`];
  return truncateExternalText(parts.filter(Boolean).join(' '));
}

/** Nothing is charged either way. */
export type CreateOrderReading =
  | { readonly kind: 'created'; readonly orderId: string }
  | { readonly kind: 'failed'; readonly reason: string };

export function readCreateOrder(response: ShopResponse<CreateOrderResponse>): CreateOrderReading {
  if ('error' in response) return { kind: 'failed', reason: describeError(response.error) };
  const { id } = response.data;
  if (id) return { kind: 'created', orderId: id };
  return { kind: 'failed', reason: payPalReason(response.data) || reasonTexts.noOrder };
}

export type CaptureReading =
  /** `id` is '' if PayPal omitted it. */
  | { readonly kind: 'captured'; readonly facts: Omit<Capture, 'at'> }
  /** PayPal lets the shopper choose another card for the same order. */
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The money may have moved: retry the same order. `waitMs` comes from a 429. */
  | { readonly kind: 'unclear'; readonly reason: string; readonly waitMs: number | null };

/** PayPal did not capture the order, and never will. */
const refusals: ReadonlySet<string> = new Set(
  `
  AGREEMENT_ALREADY_CANCELLED BILLING_AGREEMENT_NOT_FOUND CARD_BRAND_NOT_SUPPORTED CARD_CLOSED CARD_EXPIRED
  COMPLIANCE_VIOLATION CONSENT_NEEDED CURRENCY_NOT_SUPPORTED_FOR_CARD_TYPE CURRENCY_NOT_SUPPORTED_FOR_COUNTRY
  DOMESTIC_TRANSACTION_REQUIRED MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED ORDER_EXPIRED ORDER_NOT_APPROVED
  ORDER_VOIDED PAYEE_ACCOUNT_LOCKED_OR_CLOSED PAYEE_ACCOUNT_RESTRICTED PAYEE_BLOCKED_TRANSACTION
  PAYER_ACCOUNT_LOCKED_OR_CLOSED PAYER_ACCOUNT_RESTRICTED PAYER_ACTION_REQUIRED PAYER_CANNOT_PAY PAYMENT_DENIED
  PAYMENT_SOURCE_CANNOT_BE_USED PAYMENT_SOURCE_DECLINED_BY_PROCESSOR PAYMENT_SOURCE_INFO_CANNOT_BE_VERIFIED
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING TRANSACTION_BLOCKED_BY_PAYEE TRANSACTION_LIMIT_EXCEEDED
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED TRANSACTION_REFUSED
  `
    .trim()
    .split(/\s+/),
);

/** PayPal is still processing an earlier request for the order. */
const stillRunning: ReadonlySet<string> = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS']);

const unclear = (reason: string, waitMs: number | null = null): CaptureReading => ({ kind: 'unclear', reason, waitMs });

/** §7, §8. A capture in the response outweighs its issues. Only listed issues prove that nothing was charged. */
export function readCapture(response: ShopResponse<CaptureReply>): CaptureReading {
  if ('error' in response) {
    const { error } = response;
    const retryAfterMs = error.kind === 'http' && error.status === 429 ? error.retryAfterMs : undefined;
    return unclear(describeError(error), retryAfterMs ?? null);
  }
  const { data } = response;
  const facts = captureFacts(data);
  if (facts) return { kind: 'captured', facts };
  const issues = data.details.map(({ issue }) => issue);
  if (issues.includes('ORDER_ALREADY_CAPTURED'))
    return { kind: 'captured', facts: { id: '', status: 'UNKNOWN', amount: '', currency: '' } };
  const reason = payPalReason(data);
  if (data.status === 409 || issues.some((issue) => stillRunning.has(issue)))
    return unclear(reason || reasonTexts.stillRunning);
  if (issues.includes('INSTRUMENT_DECLINED')) return { kind: 'declined', reason };
  switch (data.captures[0]?.status) {
    case 'DECLINED':
      return { kind: 'refused', reason: reasonTexts.declined };
    case 'FAILED':
      return { kind: 'refused', reason: reasonTexts.failed };
  }
  if (issues.some((issue) => refusals.has(issue))) return { kind: 'refused', reason };
  return unclear(reason || reasonTexts.unreadable);
}

function captureFacts({ captures }: CaptureOrderResponse): Omit<Capture, 'at'> | null {
  for (const { id, status, amount, currency } of captures)
    if (status === 'COMPLETED' || status === 'PENDING') return { id: externalId(id), status, amount, currency };
  return null;
}

/** Milliseconds, varied by a fifth so that tabs do not retry in sync. */
const pausesMs = [1000, 2000, 4000, 8000, 16_000] as const;
const spread = 0.2;
/** After a longer Retry-After, the next visit retries. */
const longestWaitMs = 60_000;

/** Returns null if there are no more tries for now. `random` is in [0, 1). */
export function pauseAfterTry(sent: number, retryAfterMs: number | null, random: number): number | null {
  const base = pausesMs[sent - 1];
  if (base === undefined || (retryAfterMs ?? 0) > longestWaitMs) return null;
  const pause = Math.round(base * (1 - spread + 2 * spread * random));
  return Math.max(pause, retryAfterMs ?? 0);
}

export type BookingReading =
  | { readonly kind: 'booked'; readonly orderNumber: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'sign-in'; readonly reason: string }
  /** The shop may have booked, so only the shopper may send it again. */
  | { readonly kind: 'unclear'; readonly reason: string };

/** §8: the message contains one of the three texts. */
export function isBookingSuccess(message: string): boolean {
  return bookingSuccessMessages.some((success) => message.includes(success));
}

/** After a redirect, a request timeout or a server error, the booking may have succeeded. */
function isInconclusive(status: number): boolean {
  return status < 400 || status >= 500 || status === 408;
}

/** Ruling 36 defines the order number. */
export function readBooking(
  response: ShopResponse<BookingResponse>,
  captureId: string,
  knownIds: readonly string[],
): BookingReading {
  if ('error' in response) {
    const { error } = response;
    const reason = describeError(error);
    if (error.kind !== 'http' || isInconclusive(error.status)) return { kind: 'unclear', reason };
    return { kind: isSignInRequired(error) ? 'sign-in' : 'refused', reason };
  }
  const { message, orderId, user } = response.data;
  if (isBookingSuccess(message)) {
    const fromUser = newestOrderId(user?.myOrders ?? [], knownIds);
    return { kind: 'booked', orderNumber: externalId(orderId || fromUser || captureId) };
  }
  // A 2xx without a message is no refusal.
  return message
    ? { kind: 'refused', reason: truncateExternalText(message) }
    : { kind: 'unclear', reason: reasonTexts.bookingUnreadable };
}
