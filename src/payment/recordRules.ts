import { currencyCode } from '@/config/constants';
import { toDecimalText } from '@/domain/money';
import { lineCents, type Totals, totalsOf } from '@/domain/order';
import type { ShopUser } from './browser';
import type {
  BookableRecord,
  DoneRecord,
  OpenRecord,
  PaymentRecord,
  PaymentState,
  QuarantinedEntry,
  RecordOf,
  SettledSnapshot,
  Who,
  WithSupportRecord,
} from './record';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Older approvals need the shopper's confirmation. */
const approvalAgeLimitMs = 15 * minuteMs;
/** Older payments may have been refunded by customer care: the shopper confirms their booking. */
const bookingAgeLimitMs = dayMs;
/** Ruling 47. */
const guestConfirmationMs = dayMs;
/** How long a settled payment is shown. */
const settledLifeMs = 30 * dayMs;
/** PayPal's own order expires earlier. */
const unpaidLifeMs = dayMs;
/** Paying again for the same goods within this time needs confirmation. */
export const recentPurchaseMs = 30 * minuteMs;

const bookableStates: readonly PaymentState[] = ['CAPTURED', 'BOOKING', 'UNKNOWN', 'BOOK_REFUSED'];
const openStates: readonly PaymentState[] = ['APPROVED', 'CAPTURING', ...bookableStates, 'PAID_LATE'];

/** Money has moved or may move, and the payment is not settled. */
export function isOpen(record: PaymentRecord): record is OpenRecord {
  return openStates.includes(record.state);
}

export function isBookable(record: PaymentRecord): record is BookableRecord {
  return bookableStates.includes(record.state);
}

/** A time in the future counts as too old: the clock was set back. */
function isWithin(time: string, ms: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(time);
  return age >= 0 && age <= ms;
}

export function isOldApproval(approvedAt: string, now: Date): boolean {
  return !isWithin(approvedAt, approvalAgeLimitMs, now);
}

/** Measured from the start: PayPal may confirm an old capture today. */
export function isOldPayment({ startedAt }: PaymentRecord, now: Date): boolean {
  return !isWithin(startedAt, bookingAgeLimitMs, now);
}

/** `userId` is null when signed out. Other people's records are hidden and cannot be closed. */
export function belongsTo(who: Who, userId: string | null): boolean {
  return who.kind === 'guest' ? userId === null : who.userId === userId;
}

export function isSameBuyer(one: Who, other: Who): boolean {
  return belongsTo(one, other.kind === 'customer' ? other.userId : null);
}

/** Whoever pays as a guest on this device may also have an account. */
export function mayBeSamePerson(one: Who, other: Who): boolean {
  return one.kind === 'guest' || other.kind === 'guest' || isSameBuyer(one, other);
}

/** Guest bookings need no user. */
export function mayBookAs(who: Who, userId: string | null): boolean {
  return who.kind === 'guest' || who.userId === userId;
}

/** Guests see their confirmation for a day. */
export function isShownAfterwards({ who, bookedAt }: DoneRecord, now: Date): boolean {
  return who.kind === 'customer' || Math.abs(now.getTime() - Date.parse(bookedAt)) <= guestConfirmationMs;
}

/** Whether the record's customer has signed in since the refusal. Comparing times also works after a reload. */
export function hasRequiredSignIn(
  { because, changedAt, who }: RecordOf<'BOOK_REFUSED'>,
  user: ShopUser | null,
): boolean {
  if (because !== 'sign-in' || !user?.signedInAt) return false;
  return mayBookAs(who, user.userId) && Date.parse(user.signedInAt) > Date.parse(changedAt);
}

/** Needs a tap, a decision or a sign-in. */
export function needsShopper(record: OpenRecord, userId: string | null, now: Date): boolean {
  switch (record.state) {
    case 'BOOK_REFUSED':
    case 'UNKNOWN':
    case 'PAID_LATE':
      return true;
    case 'APPROVED':
      return isOldApproval(record.approvedAt, now);
    case 'CAPTURED':
      return !mayBookAs(record.who, userId) || isOldPayment(record, now);
    case 'CAPTURING':
    case 'BOOKING':
      return false;
  }
}

/** Customer care finds payments by this id. */
export function referenceOf(record: { readonly orderId: string; readonly capture?: { readonly id: string } | null }) {
  return record.capture?.id ?? record.orderId;
}

/** Whether the shop's response named no order. */
export function isNumberedByCapture({ orderNumber, capture }: DoneRecord): boolean {
  return orderNumber === capture.id;
}

/** Fault 22: the payment is booked nevertheless, with a warning. */
export function amountDiffers({ capture, snapshot }: BookableRecord | DoneRecord): boolean {
  const amount = capture.amount === '' ? toDecimalText(snapshot.totalCents) : Number(capture.amount).toFixed(2);
  return amount !== toDecimalText(snapshot.totalCents) || (capture.currency || currencyCode) !== currencyCode;
}

export function snapshotTotals({ lines, shippingCents, totalCents }: SettledSnapshot): Totals {
  const goods = lines.reduce((sum, line) => sum + lineCents(line), 0);
  return totalsOf(goods, shippingCents, totalCents);
}

/** A settled entry of a newer version blocks for as long as a readable one would be asked about. */
export function isBlocking(
  { who, settledAt }: QuarantinedEntry,
  { userId, now }: { readonly userId: string | null; readonly now: Date },
): boolean {
  if (who && !belongsTo(who, userId)) return false;
  return settledAt === null || !(now.getTime() - Date.parse(settledAt) > recentPurchaseMs);
}

/** Whether it is still shown: long enough for customer care to settle it. The record itself stays. */
export function isWithSupport(record: PaymentRecord, now: Date): record is WithSupportRecord {
  return record.state === 'WITH_SUPPORT' && now.getTime() - Date.parse(record.changedAt) <= settledLifeMs;
}

/** Payments that are open or with customer care never expire. */
export function isExpired(record: PaymentRecord, now: Date): boolean {
  if (isOpen(record) || record.state === 'WITH_SUPPORT') return false;
  const settledMs = record.who.kind === 'guest' ? guestConfirmationMs : settledLifeMs;
  return now.getTime() - Date.parse(record.changedAt) > (record.state === 'DONE' ? settledMs : unpaidLifeMs);
}

/** A sign-out keeps unsettled payments and those with customer care (ruling 32). */
export function isForgottenAtSignOut(record: PaymentRecord): boolean {
  return !isOpen(record) && record.state !== 'WITH_SUPPORT';
}

export interface Goods {
  readonly productId: string;
  readonly quantity: number;
}

function goodsKey(lines: readonly Goods[]): string {
  return JSON.stringify(lines.map(({ productId, quantity }) => [productId, quantity]).sort());
}

export function isSameGoods(one: readonly Goods[], other: readonly Goods[]): boolean {
  return goodsKey(one) === goodsKey(other);
}
