import type { Address } from '@/contract/address';
import type {
  ApprovedRecord,
  BookableRecord,
  BookRefusedRecord,
  CapturedRecord,
  CapturingRecord,
  DoneRecord,
  OpenRecord,
  PaidLateRecord,
  PaidRecord,
  PaymentRecord,
  QuarantinedEntry,
  UnknownRecord,
  WithSupportRecord,
} from './types';

/** A refusal means that PayPal must not open. */
export type StartResult =
  | { readonly kind: 'started'; readonly attemptId: string }
  | { readonly kind: 'refused'; readonly reason: 'open-record'; readonly record: OpenRecord }
  /**
   * Bought recently, with customer care, or unfinished under another sign-in: ask, then repeat with `repeatConfirmed`.
   * `record` is null if it is not this buyer's to see.
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

export type Approval =
  /** Resolve onApprove, then call `book`. */
  | { readonly kind: 'captured'; readonly record: PaidRecord }
  /** Call `actions.restart()`; the next onApprove is for the same attempt. */
  | { readonly kind: 'declined' }
  /** `text` is §8's text with the reason. */
  | { readonly kind: 'refused'; readonly text: string }
  /** The record stays open. */
  | { readonly kind: 'unclear'; readonly record: ApprovedRecord | CapturingRecord | PaidLateRecord }
  | { readonly kind: 'with-support'; readonly record: WithSupportRecord };

export type Settlement =
  | { readonly kind: 'done'; readonly record: DoneRecord }
  /** `text` is §8's. Retry with `checkAndSendAgain`. */
  | { readonly kind: 'refused'; readonly record: BookRefusedRecord; readonly text: string }
  /** The shop requires the customer's sign-in, or only a new sign-in shows whether the order is booked. */
  | { readonly kind: 'sign-in'; readonly record: BookableRecord }
  /** One of the new orders may be this one: ask, then `confirmBooked`, or send again with `isAnother`. */
  | { readonly kind: 'ask'; readonly record: BookableRecord; readonly orderIds: readonly string[] }
  /** Storage is unavailable; the booking waits for a reload, so that it is never sent twice. */
  | { readonly kind: 'storage-lost'; readonly record: PaymentRecord }
  | { readonly kind: 'offline'; readonly record: CapturedRecord }
  /** The booking may have succeeded; `text` is §8's. Retry with `checkAndSendAgain`. */
  | { readonly kind: 'unknown'; readonly record: UnknownRecord; readonly text: string }
  /** The capture is unclear, or the approval too old to capture without asking. */
  | { readonly kind: 'capture-open'; readonly record: ApprovedRecord | CapturingRecord }
  /** `text` is '' if the shopper cancelled. */
  | { readonly kind: 'not-charged'; readonly text: string }
  | { readonly kind: 'gone' };

/** For `useSyncExternalStore`: a new object after each change. Contains only payments of the current user. */
export interface PaymentSnapshot {
  /** False until all stores have been read once; PayPal's buttons stay disabled. */
  readonly ready: boolean;
  readonly open: OpenRecord | null;
  /** Orders of the account that may be `open`: ask the shopper. */
  readonly candidates: readonly string[];
  /** A payment of somebody else is open on this device: of a customer who is signed out, or of a guest. */
  readonly waitingFor: 'customer' | 'guest' | null;
  /** Needs a tap, a sign-in or a decision. */
  readonly needsShopper: boolean;
  readonly quarantined: readonly QuarantinedEntry[];
  /** For the confirmation after a reload: the first of `placed`. */
  readonly done: DoneRecord | null;
  /** Booked orders that may still be shown, newest first. */
  readonly placed: readonly DoneRecord[];
  /** With customer care. */
  readonly closed: readonly WithSupportRecord[];
  /** The address of `done`. Settled records lose it; only a page that saw the purchase before knows it. */
  readonly deliveredTo: Address | null;
  /** The email that `done` was placed with, known as long as its address. */
  readonly placedWith: string | null;
  /** The step in progress in this tab, since an ISO time. */
  readonly working: { readonly step: 'create' | 'capture' | 'book'; readonly since: string } | null;
}
