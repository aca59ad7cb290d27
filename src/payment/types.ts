import type { Address } from '@/contract/address';
import type { CreateOrderPayload } from '@/contract/payPal';
import type { UnpaidBooking, UnpaidBuyNowBooking } from '@/domain/bookingPayload';
import type { Buyer } from '@/domain/buyer';

/** Records of other versions are quarantined. */
export const recordVersion = 2;

/** Without the email. */
export type SettledBuyer = { readonly kind: 'customer'; readonly userId: string } | { readonly kind: 'guest' };

export interface SnapshotLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly imageUrl: string | null;
}

/** Without address and email. */
export interface SettledSnapshot {
  readonly lines: readonly SnapshotLine[];
  readonly shippingCents: number;
  readonly totalCents: number;
}

/** Without the transaction. */
export type FrozenBooking =
  | { readonly call: 'createBooking'; readonly body: UnpaidBooking }
  | { readonly call: 'createBuyNowBooking'; readonly body: UnpaidBuyNowBooking };

/** Stored when PayPal opens; everything charged and booked comes from it. */
export interface Snapshot extends SettledSnapshot {
  readonly address: Address;
  readonly payPalOrder: CreateOrderPayload;
  readonly booking: FrozenBooking;
  readonly knownOrderIds: readonly string[];
  /** How many of those orders have the same goods and total. */
  readonly knownLikeIt: number;
}

/** `amount` is PayPal's decimal text, '' if omitted. */
export interface Capture {
  readonly id: string;
  readonly status: 'COMPLETED' | 'PENDING';
  readonly amount: string;
  readonly currency: string;
  /** ISO time of PayPal's response. */
  readonly at: string;
}

interface Common {
  readonly version: typeof recordVersion;
  readonly attemptId: string;
  readonly flow: 'cart' | 'buy-now';
  /** Incremented by every change; unlike times, it orders copies reliably. */
  readonly revision: number;
  /** ISO times. */
  readonly startedAt: string;
  readonly changedAt: string;
  /** How often the current request was sent. */
  readonly tries: number;
  /** '' without an error. */
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
  /** ISO times, newest last. */
  readonly sentTimes: readonly string[];
}

interface Settled extends Common {
  readonly who: SettledBuyer;
  readonly snapshot: SettledSnapshot;
  readonly orderId: string;
}

export type DraftRecord = Unsettled & { readonly state: 'DRAFT' };
/** The PayPal order exists; nothing is charged. */
export type CreatedRecord = Ordered & { readonly state: 'CREATED' };
/** Approved, not yet captured. */
export type ApprovedRecord = Ordered & { readonly state: 'APPROVED'; readonly approvedAt: string };
/** Capture sent, outcome unknown. */
export type CapturingRecord = Ordered & { readonly state: 'CAPTURING'; readonly approvedAt: string };
/** Paid, booking not sent. */
export type CapturedRecord = Paid & { readonly state: 'CAPTURED' };
/** Booking sent, no response yet. */
export type BookingRecord = Paid & { readonly state: 'BOOKING' };
/** Booking unclear: only the shopper may repeat it. */
export type UnknownRecord = Paid & { readonly state: 'UNKNOWN' };
/** The shop refused, or requires a sign-in. */
export type BookRefusedRecord = Paid & {
  readonly state: 'BOOK_REFUSED';
  readonly because: 'refused' | 'sign-in';
};
/** `orderNumber` follows ruling 36. */
export type DoneRecord = Settled & {
  readonly state: 'DONE';
  readonly capture: Capture;
  readonly orderNumber: string;
  readonly bookedAt: string;
};
/** `capture` is null if PayPal never responded. */
export type WithSupportRecord = Settled & { readonly state: 'WITH_SUPPORT'; readonly capture: Capture | null };
/** `orderId` is null if no order was created. */
export type CancelledRecord = Omit<Settled, 'orderId'> & {
  readonly state: 'CANCELLED';
  readonly orderId: string | null;
};
/** PayPal lets the shopper try again with the same order. */
export type DeclinedRecord = Ordered & { readonly state: 'DECLINED' };
/** `lastError` says why. */
export type NotChargedRecord = Settled & { readonly state: 'NOT_CHARGED' };
/** Paid after the attempt was closed: the address is gone, so customer care must help. */
export type PaidLateRecord = Settled & { readonly state: 'PAID_LATE'; readonly capture: Capture };

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

/** Disables PayPal's buttons. */
export type OpenRecord =
  | ApprovedRecord
  | CapturingRecord
  | CapturedRecord
  | BookingRecord
  | UnknownRecord
  | BookRefusedRecord
  | PaidLateRecord;

export type PaidRecord = CapturedRecord | BookingRecord | UnknownRecord | BookRefusedRecord | DoneRecord;

export type BookableRecord = CapturedRecord | BookingRecord | UnknownRecord | BookRefusedRecord;

/** What an unreadable entry reveals, for customer care. */
export interface QuarantinedEntry {
  readonly attemptId: string;
  readonly orderId: string | null;
  readonly captureId: string | null;
  /** Null if unreadable. */
  readonly who: SettledBuyer | null;
}
