import type { CallName } from '@/contract/calls';

/**
 * Faults that fit any call. Before anything happens: dropped, 500, html, empty, 401, 403, 404, 429, answer.
 * After the change was kept: answer-lost, 500-after, malformed (cut JSON), wrong-shape.
 */
export type GeneralFaultKind =
  | 'slow'
  | 'dropped'
  | 'answer-lost'
  | '500'
  | '500-after'
  | 'html'
  | 'empty'
  | 'malformed'
  | 'wrong-shape'
  | '401'
  | '403'
  | '404'
  | '429'
  | 'answer';

/** Faults that only one side of the payment knows. */
export type PaymentFaultKind =
  | 'no-id'
  | 'details'
  | 'declined'
  | 'status-declined'
  | 'status-failed'
  | 'status-pending'
  | 'amount-differs'
  | 'currency-differs'
  | 'other-message'
  | 'no-order-id'
  | 'message-only';

/** Faults of the PayPal script; `html` and `slow` fit it too. */
export type ScriptFaultKind = 'blocked' | 'hanging' | 'render-rejects' | 'popup-blocked';

export type FaultKind = GeneralFaultKind | PaymentFaultKind | ScriptFaultKind;

export interface Fault {
  /** `*` stands for every call of §7, not for the PayPal script or the pictures. */
  readonly call: CallName | 'payPalSdk' | '*';
  readonly kind: FaultKind;
  /** How often it strikes. */
  readonly times: number | 'always';
  /** How long a `slow` answer takes, in ms; 2000 when not said. */
  readonly ms?: number;
  /** What an `answer` fault answers with. */
  readonly answer?: { readonly status: number; readonly body: string; readonly contentType?: string };
}

export type FaultTarget = CallName | 'payPalSdk';
