import { messages } from '@/config/messages';
import type { Address } from '@/contract/address';
import { truncateExternalText } from '@/domain/truncateExternalText';
import { reasonTexts } from './reasonTexts';
import type {
  BookableRecord,
  DoneRecord,
  OpenRecord,
  PaymentRecord,
  QuarantinedEntry,
  RecordOf,
  WithSupportRecord,
} from './record';
import { isBookable, mayBookAs } from './recordRules';

/** Rejects a callback of the PayPal script with §8's text. */
export class PaymentTextError extends Error {
  override readonly name = 'PaymentTextError';
}

/** §8. */
export function createOrderText(reason: string): string {
  return `${messages.createOrderFailed} ${reason || reasonTexts.noReason}`;
}

/** §8's text for any error that kept PayPal's checkout from opening. */
export function openingText(error: unknown): string {
  if (error instanceof PaymentTextError) return error.message;
  return createOrderText(truncateExternalText(error instanceof Error ? error.message : String(error ?? '')));
}

/** §8. */
export function captureText(reason: string): string {
  return `${messages.captureFailed} ${reason}`.trim();
}

/** A refusal means that PayPal must not open. */
export type StartResult =
  | { readonly kind: 'started'; readonly attemptId: string }
  | { readonly kind: 'refused'; readonly reason: 'open-record'; readonly record: OpenRecord }
  /**
   * Bought recently, with customer care, or unfinished under another sign-in: ask, then repeat with `repeatConfirmed`.
   * `record` is null if this buyer may not see it.
   */
  | {
      readonly kind: 'refused';
      readonly reason: 'recent-same-cart';
      readonly record: DoneRecord | WithSupportRecord | null;
    }
  /** An unreadable record may contain a payment. */
  | { readonly kind: 'refused'; readonly reason: 'quarantined'; readonly entry: QuarantinedEntry }
  /** Storage is unavailable, so payments of other tabs are not visible. */
  | { readonly kind: 'refused'; readonly reason: 'storage-lost' };

/** How a step ended. */
export interface StepResult {
  readonly record: PaymentRecord | null;
  /** Orders that may be this one; nothing was sent. */
  readonly candidates?: readonly string[];
  /** The claim could not be stored outside this tab; nothing was sent. */
  readonly storageLost?: boolean;
  /** Only a new sign-in shows whether the order is booked. */
  readonly signInFirst?: boolean;
}

/** Where a payment stands. `text` is §8's, with the reason. */
export type Outcome =
  | { readonly kind: 'done'; readonly record: DoneRecord }
  /** Not booked yet: call `book`. */
  | { readonly kind: 'paid'; readonly record: RecordOf<'CAPTURED' | 'BOOKING'> }
  /** The shop refused the booking: retry with `resume`. */
  | { readonly kind: 'refused'; readonly record: RecordOf<'BOOK_REFUSED'>; readonly text: string }
  /** The booking may have succeeded: retry with `resume`. */
  | { readonly kind: 'unknown'; readonly record: RecordOf<'UNKNOWN'>; readonly text: string }
  /** The customer must sign in before the booking goes on. */
  | { readonly kind: 'sign-in'; readonly record: BookableRecord }
  /** One of the new orders may be this one: ask, then `confirmBooked`, or send again with `isAnother`. */
  | { readonly kind: 'ask'; readonly record: BookableRecord; readonly orderIds: readonly string[] }
  /** Storage is unavailable: the step waits for a reload, so that it is never sent twice. */
  | { readonly kind: 'storage-lost'; readonly record: PaymentRecord }
  /** The payment's card shows its state. */
  | { readonly kind: 'open'; readonly record: RecordOf<'APPROVED' | 'CAPTURING' | 'PAID_LATE'> }
  | { readonly kind: 'with-support'; readonly record: WithSupportRecord }
  /** PayPal lets the shopper choose another card for the same order. */
  | { readonly kind: 'declined'; readonly text: string }
  | { readonly kind: 'not-charged'; readonly text: string }
  /** There is no record, so it is unknown whether money moved. */
  | { readonly kind: 'gone'; readonly text: string };

/** `userId` is null when signed out. */
export function outcomeOf(
  { record, candidates, storageLost, signInFirst }: StepResult,
  userId: string | null,
): Outcome {
  if (!record) return { kind: 'gone', text: captureText(reasonTexts.attemptClosed) };
  if (storageLost) return { kind: 'storage-lost', record };
  if (isBookable(record)) {
    if (candidates) return { kind: 'ask', record, orderIds: candidates };
    if (signInFirst || !mayBookAs(record.who, userId)) return { kind: 'sign-in', record };
  }
  switch (record.state) {
    case 'DONE':
      return { kind: 'done', record };
    case 'CAPTURED':
    case 'BOOKING':
      return { kind: 'paid', record };
    case 'BOOK_REFUSED':
      return record.because === 'sign-in'
        ? { kind: 'sign-in', record }
        : { kind: 'refused', record, text: messages.bookingError };
    case 'UNKNOWN':
      return { kind: 'unknown', record, text: messages.bookingThrown };
    case 'APPROVED':
    case 'CAPTURING':
    case 'PAID_LATE':
      return { kind: 'open', record };
    case 'WITH_SUPPORT':
      return { kind: 'with-support', record };
    case 'DECLINED':
      return { kind: 'declined', text: captureText(record.lastError) };
    case 'NOT_CHARGED':
      return { kind: 'not-charged', text: captureText(record.lastError) };
    case 'CREATED':
    case 'CANCELLED':
      return { kind: 'not-charged', text: captureText(reasonTexts.attemptClosedUnpaid) };
  }
}

/** The money moved, and no step failed before the booking. */
export function isPaid(outcome: Outcome): boolean {
  return (
    'record' in outcome && outcome.kind !== 'storage-lost' && (isBookable(outcome.record) || outcome.kind === 'done')
  );
}

/** For `useSyncExternalStore`: a new object after each change. Contains only payments of the current user. */
export interface PaymentSnapshot {
  /** False until all stores have been read once; PayPal's buttons stay disabled. */
  readonly ready: boolean;
  readonly open: OpenRecord | null;
  /** Orders of the account that may be `open`: ask the shopper. */
  readonly candidates: readonly string[];
  /** Who else has an open payment on this device: a signed-out customer, or a guest. */
  readonly waitingFor: 'customer' | 'guest' | null;
  /** Whether `open` needs a click, a sign-in or a decision. */
  readonly needsShopper: boolean;
  readonly quarantined: readonly QuarantinedEntry[];
  /** Why the payment that was open before is closed: PayPal refused it while the shopper was elsewhere. */
  readonly refusal: string | null;
  /** For the confirmation after a reload: the first of `placed`. */
  readonly done: DoneRecord | null;
  /** Booked orders that may still be shown, newest first. */
  readonly placed: readonly DoneRecord[];
  /** The payments with customer care. */
  readonly closed: readonly WithSupportRecord[];
  /** The address of `done`. Settled records lose it; only a page that saw the purchase before knows it. */
  readonly deliveredTo: Address | null;
  /** The email that `done` was placed with, known as long as its address. */
  readonly placedWith: string | null;
  /** The step in progress in this tab, since an ISO time. */
  readonly working: { readonly step: 'create' | 'capture' | 'book'; readonly since: string } | null;
}
