import { currencyCode } from '@/config/constants';
import type { Buyer } from '@/domain/buyer';
import { toDecimalText } from '@/domain/money';
import type { ShopUser } from './ports';
import type { BookRefusedRecord, DoneRecord, OpenRecord, PaidRecord, PaymentRecord, SettledBuyer } from './types';

/** Older approvals need the shopper's confirmation. */
export const approvalAgeLimitMs = 15 * 60_000;
/** Ruling 47. */
export const guestConfirmationMs = 24 * 3_600_000;

/** Money has moved or may move, and the payment is not settled. */
export function isOpen(record: PaymentRecord): record is OpenRecord {
  switch (record.state) {
    case 'APPROVED':
    case 'CAPTURING':
    case 'CAPTURED':
    case 'BOOKING':
    case 'UNKNOWN':
    case 'BOOK_REFUSED':
    case 'PAID_LATE':
      return true;
    case 'DRAFT':
    case 'CREATED':
    case 'CANCELLED':
    case 'DECLINED':
    case 'NOT_CHARGED':
    case 'DONE':
    case 'WITH_SUPPORT':
      return false;
  }
}

/** A time in the future counts as too old: the clock was set back. */
function isWithin(time: string, ms: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(time);
  return age >= 0 && age <= ms;
}

export function isOldApproval(approvedAt: string, now: Date): boolean {
  return !isWithin(approvedAt, approvalAgeLimitMs, now);
}

/** `userId` is null when nobody is signed in. Other people's records are hidden and block nothing. */
export function belongsTo(who: Buyer | SettledBuyer, userId: string | null): boolean {
  return who.kind === 'guest' ? userId === null : who.userId === userId;
}

export function isSameBuyer(one: Buyer | SettledBuyer, other: Buyer | SettledBuyer): boolean {
  return other.kind === 'guest' ? one.kind === 'guest' : belongsTo(one, other.userId);
}

/** Whoever pays as a guest on this device may also have an account. */
export function mayBeSamePerson(one: Buyer | SettledBuyer, other: Buyer | SettledBuyer): boolean {
  return one.kind === 'guest' || other.kind === 'guest' || isSameBuyer(one, other);
}

/** Guest bookings need no user. */
export function mayBookAs(who: Buyer | SettledBuyer, userId: string | null): boolean {
  return who.kind === 'guest' || who.userId === userId;
}

/** Guests see their confirmation for a day. */
export function isShownAfterwards({ who, bookedAt }: DoneRecord, now: Date): boolean {
  return who.kind === 'customer' || Math.abs(now.getTime() - Date.parse(bookedAt)) <= guestConfirmationMs;
}

/** Whether its customer has signed in since the refusal. Compares times, so that it survives a reload. */
export function hasRequiredSignIn({ because, changedAt, who }: BookRefusedRecord, user: ShopUser | null): boolean {
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
      return !mayBookAs(record.who, userId);
    case 'CAPTURING':
    case 'BOOKING':
      return false;
  }
}

/** Customer care finds payments by this id. */
export function referenceOf(record: { readonly orderId: string; readonly capture?: { readonly id: string } | null }) {
  return record.capture?.id ?? record.orderId;
}

/** Fault 22: booked all the same, with a warning. */
export function amountDiffers({ capture, snapshot }: PaidRecord): boolean {
  const amount = capture.amount === '' ? toDecimalText(snapshot.totalCents) : Number(capture.amount).toFixed(2);
  return amount !== toDecimalText(snapshot.totalCents) || (capture.currency || currencyCode) !== currencyCode;
}
