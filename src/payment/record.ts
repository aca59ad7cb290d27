import type { ApiAddress } from '@/contract/address';
import type { UnpaidBooking, UnpaidBuyNowBooking } from '@/contract/booking';
import type { CreateOrderPayload } from '@/contract/payPal';
import type { Buyer } from '@/domain/order';

/** The version of the stored shape; `storedRecord.ts` migrates older ones. */
export const recordVersion = 3;

/** A buyer without the email. */
export type SettledBuyer = { readonly kind: 'customer'; readonly userId: string } | { readonly kind: 'guest' };
export type Who = Buyer | SettledBuyer;

export interface SnapshotLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitCents: number;
  readonly imageUrl: string | null;
}

/** A snapshot without address and email. */
export interface SettledSnapshot {
  readonly lines: readonly SnapshotLine[];
  readonly shippingCents: number;
  readonly totalCents: number;
}

/** A booking without its transaction. */
export type FrozenBooking =
  | { readonly call: 'createBooking'; readonly body: UnpaidBooking }
  | { readonly call: 'createBuyNowBooking'; readonly body: UnpaidBuyNowBooking };

/** Stored when PayPal opens; everything charged and booked comes from it. */
export interface Snapshot extends SettledSnapshot {
  readonly address: ApiAddress;
  readonly payPalOrder: CreateOrderPayload;
  readonly booking: FrozenBooking;
  readonly knownOrderIds: readonly string[];
  /** How many of those orders have the same goods and total. */
  readonly knownLikeIt: number;
}

/** `amount` is PayPal's decimal text, '' if omitted. */
export interface Capture {
  readonly id: string;
  /** UNKNOWN if PayPal only said that the order is captured. */
  readonly status: 'COMPLETED' | 'PENDING' | 'UNKNOWN';
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
  /** PayPal's order id. */
  readonly orderId: string;
}

interface Unsettled extends Common {
  readonly who: Buyer;
  readonly snapshot: Snapshot;
}

interface Paid extends Unsettled {
  readonly capture: Capture;
  /** ISO times, newest last. */
  readonly sentTimes: readonly string[];
}

interface Settled extends Common {
  readonly who: SettledBuyer;
  readonly snapshot: SettledSnapshot;
}

export type PaymentRecord =
  /** The PayPal order exists; nothing is charged. */
  | (Unsettled & { readonly state: 'CREATED' })
  /** Approved, not yet captured. */
  | (Unsettled & { readonly state: 'APPROVED'; readonly approvedAt: string })
  /** Capture sent, outcome unknown. */
  | (Unsettled & { readonly state: 'CAPTURING'; readonly approvedAt: string })
  /** Paid, booking not sent. */
  | (Paid & { readonly state: 'CAPTURED' })
  /** Booking sent, no response yet. */
  | (Paid & { readonly state: 'BOOKING' })
  /** Booking unclear: only the shopper may repeat it. */
  | (Paid & { readonly state: 'UNKNOWN' })
  /** The shop refused, or requires a sign-in. */
  | (Paid & { readonly state: 'BOOK_REFUSED'; readonly because: 'refused' | 'sign-in' })
  | (Settled & {
      readonly state: 'DONE';
      readonly capture: Capture;
      /** Follows ruling 36. */
      readonly orderNumber: string;
      /** The order's id in the account, once known, if `orderNumber` is only the capture's id. */
      readonly accountOrderId: string | null;
      readonly knownOrderIds: readonly string[];
      readonly bookedAt: string;
    })
  /** `capture` is null if PayPal never responded. */
  | (Settled & { readonly state: 'WITH_SUPPORT'; readonly capture: Capture | null })
  | (Settled & { readonly state: 'CANCELLED' })
  /** PayPal lets the shopper try again with the same order. */
  | (Unsettled & { readonly state: 'DECLINED' })
  /** `lastError` says why. */
  | (Settled & { readonly state: 'NOT_CHARGED' })
  /** Paid after the attempt was closed: the address is gone, so customer care must help. */
  | (Settled & { readonly state: 'PAID_LATE'; readonly capture: Capture });

export type PaymentState = PaymentRecord['state'];
export type RecordOf<State extends PaymentState> = Extract<PaymentRecord, { readonly state: State }>;
export type DoneRecord = RecordOf<'DONE'>;
export type WithSupportRecord = RecordOf<'WITH_SUPPORT'>;
export type BookableRecord = RecordOf<'CAPTURED' | 'BOOKING' | 'UNKNOWN' | 'BOOK_REFUSED'>;
/** A record that disables PayPal's buttons. */
export type OpenRecord = BookableRecord | RecordOf<'APPROVED' | 'CAPTURING' | 'PAID_LATE'>;

/** What can be read of an entry that this version does not understand, for customer care. */
export interface QuarantinedEntry {
  readonly attemptId: string;
  readonly orderId: string | null;
  readonly captureId: string | null;
  /** Null if unreadable. */
  readonly who: SettledBuyer | null;
  /** Whether a newer version of the shop wrote it: after a reload, the page may be able to read it. */
  readonly isNewer: boolean;
  /** ISO time; null unless it is settled, by a newer version of the shop. */
  readonly settledAt: string | null;
  /** Identifies what the shopper dismisses: a changed entry is shown again. */
  readonly fingerprint: string;
}

function settledBuyer(who: Who): SettledBuyer {
  return who.kind === 'customer' ? { kind: 'customer', userId: who.userId } : { kind: 'guest' };
}

/** Lists the fields explicitly, so that no address or email can slip through. */
export function redactRecord(record: PaymentRecord): Settled {
  const { version, attemptId, flow, revision, startedAt, changedAt, tries, lastError, orderId, snapshot } = record;
  const { lines, shippingCents, totalCents } = snapshot;
  return {
    version,
    attemptId,
    flow,
    revision,
    startedAt,
    changedAt,
    tries,
    lastError,
    orderId,
    who: settledBuyer(record.who),
    snapshot: { lines, shippingCents, totalCents },
  };
}
