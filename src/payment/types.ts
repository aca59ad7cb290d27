import type { Address } from '@/contract/address';
import type { CreateOrderPayload } from '@/contract/payPal';
import type { UnpaidBooking, UnpaidBuyNowBooking } from '@/domain/bookingPayload';
import type { Buyer } from '@/domain/buyer';

/** Shape of the records in the journal; a record of another version is quarantined. */
export const recordVersion = 2;

/** The buyer of a settled purchase, without the email. */
export type SettledBuyer = { readonly kind: 'customer'; readonly userId: string } | { readonly kind: 'guest' };

/** One bought line as it was when PayPal opened; cents. */
export interface SnapshotLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly imageUrl: string | null;
}

/** What stays when a purchase is settled: no address, no email. Cents. */
export interface SettledSnapshot {
  readonly lines: readonly SnapshotLine[];
  readonly shippingCents: number;
  readonly totalCents: number;
}

/** The body of the booking without its transaction, and which of the two calls takes it. */
export type FrozenBooking =
  | { readonly call: 'createBooking'; readonly body: UnpaidBooking }
  | { readonly call: 'createBuyNowBooking'; readonly body: UnpaidBuyNowBooking };

/** The purchase frozen when PayPal opens: everything that is charged and booked comes from here only. */
export interface Snapshot extends SettledSnapshot {
  readonly address: Address;
  readonly payPalOrder: CreateOrderPayload;
  readonly booking: FrozenBooking;
  /** Ids of `myOrders` before this purchase. */
  readonly knownOrderIds: readonly string[];
  /** How many of those orders have the same goods and the same total. */
  readonly knownLikeIt: number;
}

/** What PayPal said about the money. `amount` in dollars as PayPal spells it, '' when it did not say. */
export interface Capture {
  readonly id: string;
  readonly status: 'COMPLETED' | 'PENDING';
  readonly amount: string;
  readonly currency: string;
  /** ISO time at which the shop learned of it. */
  readonly at: string;
}

interface Common {
  readonly version: typeof recordVersion;
  readonly attemptId: string;
  readonly flow: 'cart' | 'buy-now';
  /** Grows by one with every change: which of two copies is the newer never depends on a clock. */
  readonly revision: number;
  /** ISO times. */
  readonly startedAt: string;
  readonly changedAt: string;
  /** How often the current outside step was sent. */
  readonly tries: number;
  /** The last answer that was no success, '' without one. */
  readonly lastError: string;
}

interface Unsettled extends Common {
  readonly who: Buyer;
  readonly snapshot: Snapshot;
}

interface Ordered extends Unsettled {
  readonly orderId: string;
}

interface Paid extends Ordered {
  readonly capture: Capture;
  /** ISO times at which the booking was sent, newest last. */
  readonly sentTimes: readonly string[];
}

interface Settled extends Common {
  readonly who: SettledBuyer;
  readonly snapshot: SettledSnapshot;
  readonly orderId: string;
}

/** Written before PayPal's order is created. */
export type DraftRecord = Unsettled & { readonly state: 'DRAFT' };
/** PayPal's order exists; the sheet may be open. Nothing is charged. */
export type CreatedRecord = Ordered & { readonly state: 'CREATED' };
/** The shopper approved; the capture was not sent. */
export type ApprovedRecord = Ordered & { readonly state: 'APPROVED'; readonly approvedAt: string };
/** The capture was sent and no clear answer came yet. */
export type CapturingRecord = Ordered & { readonly state: 'CAPTURING'; readonly approvedAt: string };
/** The money moved; the booking was not sent. */
export type CapturedRecord = Paid & { readonly state: 'CAPTURED' };
/** The booking was sent and no answer came yet. */
export type BookingRecord = Paid & { readonly state: 'BOOKING' };
/** The booking's answer was lost or unclear: never repeated without the shopper. */
export type UnknownRecord = Paid & { readonly state: 'UNKNOWN' };
/** The shop clearly did not book: another message, or it wants a sign-in first. */
export type BookRefusedRecord = Paid & {
  readonly state: 'BOOK_REFUSED';
  readonly because: 'refused' | 'sign-in';
};
/** Booked. `orderNumber` is what the confirmation shows (ruling 36). */
export type DoneRecord = Settled & {
  readonly state: 'DONE';
  readonly capture: Capture;
  readonly orderNumber: string;
  readonly bookedAt: string;
};
/** The shopper handed it to customer care; `capture` is null when PayPal never answered. */
export type WithSupportRecord = Settled & { readonly state: 'WITH_SUPPORT'; readonly capture: Capture | null };
/** Closed before anything was captured; `orderId` is null when no order was created. */
export type CancelledRecord = Omit<Settled, 'orderId'> & {
  readonly state: 'CANCELLED';
  readonly orderId: string | null;
};
/** The card was declined; PayPal's sheet opens again for the same order. */
export type DeclinedRecord = Ordered & { readonly state: 'DECLINED' };
/** PayPal clearly refused the capture: nothing was charged. `lastError` says why. */
export type NotChargedRecord = Settled & { readonly state: 'NOT_CHARGED' };
/** PayPal confirmed the money after the attempt was closed: the order's address is gone, so customer care has to help. */
export type PaidLateRecord = Settled & { readonly state: 'PAID_LATE'; readonly capture: Capture };

/** One attempt to pay, discriminated by `state`. */
export type PaymentRecord =
  | DraftRecord
  | CreatedRecord
  | ApprovedRecord
  | CapturingRecord
  | CapturedRecord
  | BookingRecord
  | UnknownRecord
  | BookRefusedRecord
  | DoneRecord
  | WithSupportRecord
  | CancelledRecord
  | DeclinedRecord
  | NotChargedRecord
  | PaidLateRecord;

export type PaymentState = PaymentRecord['state'];

/** Paid, or perhaps paid, and not settled: PayPal's buttons are off while there is one. */
export type OpenRecord =
  | ApprovedRecord
  | CapturingRecord
  | CapturedRecord
  | BookingRecord
  | UnknownRecord
  | BookRefusedRecord
  | PaidLateRecord;

/** The money moved, whatever became of the booking. */
export type PaidRecord = CapturedRecord | BookingRecord | UnknownRecord | BookRefusedRecord | DoneRecord;

/** A paid record that can still be booked. */
export type BookableRecord = CapturedRecord | BookingRecord | UnknownRecord | BookRefusedRecord;

/** A journal entry that cannot be read any more: what was found in it, for customer care. */
export interface QuarantinedEntry {
  readonly attemptId: string;
  readonly orderId: string | null;
  readonly captureId: string | null;
  /** Null when not even that can be read. */
  readonly who: SettledBuyer | null;
}
