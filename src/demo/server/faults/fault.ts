import type { CallName } from '@/contract/calls';

/**
 * Faults of any call, simulated in `withFaults.ts`. Before the change: dropped, 500, html, empty, 401, 403, 404, 429, answer.
 * After the change is stored: answer-lost, 500-after, malformed (truncated JSON), wrong-shape.
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

/** Faults of the PayPal order, simulated in `answers/payment.ts`. */
export type CreateOrderFaultKind = 'no-id' | 'details';

/** A capture with another status than COMPLETED. */
export type CaptureStatusFaultKind = 'status-declined' | 'status-failed' | 'status-pending';

/** Faults of the capture, simulated in `answers/payment.ts`. */
export type CaptureFaultKind = 'declined' | 'details' | 'amount-differs' | 'currency-differs' | CaptureStatusFaultKind;

/** Faults of the booking, simulated in `answers/bookings.ts`. */
export type BookingFaultKind = 'other-message' | 'no-order-id' | 'message-only';

/** Faults of the PayPal script besides `html` and `slow`, simulated in `payPalHandlers.ts` and `src/demo/payPal/standIn.js`. */
export type ScriptFaultKind = 'blocked' | 'hanging' | 'render-rejects' | 'popup-blocked';

export type FaultKind = GeneralFaultKind | CreateOrderFaultKind | CaptureFaultKind | BookingFaultKind | ScriptFaultKind;

export interface Fault {
  /** `*` means every call of §7, but not the PayPal script or pictures. */
  readonly call: CallName | 'payPalSdk' | '*';
  readonly kind: FaultKind;
  readonly times: number | 'always';
  /** Delay of a `slow` response, 2000 by default. */
  readonly ms?: number;
  /** The response of an `answer` fault. */
  readonly answer?: { readonly status: number; readonly body: string; readonly contentType?: string };
}

export type FaultTarget = CallName | 'payPalSdk';
