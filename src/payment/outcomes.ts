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

/** What `begin` says. A refusal means: PayPal must not open. */
export type Beginning =
  | { readonly kind: 'begun'; readonly attemptId: string }
  /** A paid order is not settled yet: "finish your last order first". */
  | { readonly kind: 'refused'; readonly reason: 'open-record'; readonly record: OpenRecord }
  /** The same goods were paid a short while ago, or are with customer care: ask, then begin with `repeatConfirmed`. */
  | { readonly kind: 'refused'; readonly reason: 'recent-same-cart'; readonly record: DoneRecord | WithSupportRecord }
  /** An unreadable record may hold a payment: customer care first. */
  | { readonly kind: 'refused'; readonly reason: 'quarantined'; readonly entry: QuarantinedEntry }
  /** The browser's storage went away, so another tab's payment could not be seen. */
  | { readonly kind: 'refused'; readonly reason: 'storage-lost' };

/** What became of an approval. */
export type Approval =
  /** The money moved: return from onApprove, then call `book`. */
  | { readonly kind: 'captured'; readonly record: PaidRecord }
  /** The card was declined: call `actions.restart()`; the next onApprove names the same attempt. */
  | { readonly kind: 'declined' }
  /** Nothing was charged; `text` is the specified text with the reason. */
  | { readonly kind: 'refused'; readonly text: string }
  /** Not finished: the record stays open, and its card says what comes next. */
  | { readonly kind: 'unclear'; readonly record: ApprovedRecord | CapturingRecord | PaidLateRecord }
  /** The shopper handed it to customer care meanwhile. */
  | { readonly kind: 'with-support'; readonly record: WithSupportRecord };

/** What became of an open record after a step. */
export type Settlement =
  /** Booked. */
  | { readonly kind: 'done'; readonly record: DoneRecord }
  /** The shop did not book; `text` is the specified text. Retry by `checkAndSendAgain`. */
  | { readonly kind: 'refused'; readonly record: BookRefusedRecord; readonly text: string }
  /** The shop wants the record's own customer signed in, or only a fresh sign-in shows whether it is booked. */
  | { readonly kind: 'sign-in'; readonly record: BookableRecord }
  /** The account has new orders, one of which may be this one: ask, then `confirmBooked` or send again with `isAnother`. */
  | { readonly kind: 'ask'; readonly record: BookableRecord; readonly orderIds: readonly string[] }
  /** The browser's storage went away: sent after a reload, so that it is never sent twice. */
  | { readonly kind: 'storage-lost'; readonly record: PaymentRecord }
  /** Offline: it is booked when the network is back. */
  | { readonly kind: 'offline'; readonly record: CapturedRecord }
  /** Nobody knows whether it was booked; `text` is the specified text. Retry by `checkAndSendAgain`. */
  | { readonly kind: 'unknown'; readonly record: UnknownRecord; readonly text: string }
  /** The capture is not clear, or the approval is too old to be captured unasked. */
  | { readonly kind: 'capture-open'; readonly record: ApprovedRecord | CapturingRecord }
  /** Nothing was charged; `text` says why ('' when the shopper cancelled). */
  | { readonly kind: 'not-charged'; readonly text: string }
  /** There is no such open record any more. */
  | { readonly kind: 'gone' };

/**
 * What the pages show of the payments of whoever is here; a new object after every change, so that it suits
 * `useSyncExternalStore`.
 */
export interface PaymentSnapshot {
  /** False until every store of the journal has been read once: PayPal's buttons stay off. */
  readonly ready: boolean;
  readonly open: OpenRecord | null;
  /** Orders of the account that may be that of `open`: the shopper is asked. */
  readonly candidates: readonly string[];
  /** A payment on this device waits for its owner to come back: for a customer to sign in, for a guest to sign out. */
  readonly waitingFor: 'customer' | 'guest' | null;
  /** Whether `open` waits for the shopper: a tap, a sign-in or a decision. */
  readonly needsShopper: boolean;
  readonly quarantined: readonly QuarantinedEntry[];
  /** The newest order of whoever is here now, for the confirmation after a reload. */
  readonly done: DoneRecord | null;
  /** Payments that were handed to customer care. */
  readonly closed: readonly WithSupportRecord[];
  /** Where `done` goes. The record lost it when it was settled: known only to a page that saw the purchase before, until it is left. */
  readonly deliveredTo: Address | null;
  /** The step on its way in this tab, with its ISO start: after 15 s "still working, keep this page open". */
  readonly working: { readonly step: 'create' | 'capture' | 'book'; readonly since: string } | null;
}
