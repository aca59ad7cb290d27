import type { Address } from '@/contract/address';
import type {
  ApprovedRecord,
  BookRefusedRecord,
  CapturedRecord,
  CapturingRecord,
  DoneRecord,
  OpenRecord,
  PaidRecord,
  QuarantinedEntry,
  UnknownRecord,
} from './types';

/** What `begin` says. A refusal means: PayPal must not open. */
export type Beginning =
  | { readonly kind: 'begun'; readonly attemptId: string }
  /** A paid order is not settled yet: "finish your last order first". */
  | { readonly kind: 'refused'; readonly reason: 'open-record'; readonly record: OpenRecord }
  /** The same goods were paid less than 30 minutes ago: ask, then begin with `repeatConfirmed`. */
  | { readonly kind: 'refused'; readonly reason: 'recent-same-cart'; readonly record: DoneRecord }
  /** An unreadable record may hold a payment: customer care first. */
  | { readonly kind: 'refused'; readonly reason: 'quarantined'; readonly entry: QuarantinedEntry };

/** What became of an approval. */
export type Approval =
  /** The money moved: return from onApprove, then call `book`. */
  | { readonly kind: 'captured'; readonly record: PaidRecord }
  /** The card was declined: call `actions.restart()`; the next onApprove names the same attempt. */
  | { readonly kind: 'declined' }
  /** Nothing was charged; `text` is the specified text with the reason. */
  | { readonly kind: 'refused'; readonly text: string }
  /** No clear answer after all repeats: the record stays open and is resumed later. */
  | { readonly kind: 'unclear'; readonly record: CapturingRecord };

/** What became of an open record after a step. */
export type Settlement =
  /** Booked. */
  | { readonly kind: 'done'; readonly record: DoneRecord }
  /** The shop did not book; `text` is the specified text. Retry by `checkAndSendAgain`. */
  | { readonly kind: 'refused'; readonly record: BookRefusedRecord; readonly text: string }
  /** The shop wants the record's own customer signed in; it goes on after that sign-in. */
  | { readonly kind: 'sign-in'; readonly record: CapturedRecord | BookRefusedRecord }
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

/** What the pages show; a new object after every change, so that it suits `useSyncExternalStore`. */
export interface DeskView {
  /** False until the journal was read for the first time: PayPal's buttons stay off. */
  readonly ready: boolean;
  readonly open: OpenRecord | null;
  /** Whether `open` waits for the shopper: a tap, a sign-in or a decision. */
  readonly needsShopper: boolean;
  readonly quarantined: readonly QuarantinedEntry[];
  /** The newest order of whoever is here now, for the confirmation after a reload. */
  readonly done: DoneRecord | null;
  /** Where `done` goes. The record lost it when it was settled: known only to a page that saw the purchase before, until it is left. */
  readonly deliveredTo: Address | null;
  /** The step on its way in this tab, with its ISO start: after 15 s "still working, keep this page open". */
  readonly working: { readonly step: 'create' | 'capture' | 'book'; readonly since: string } | null;
}
