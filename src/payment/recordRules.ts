import { currencyCode } from '@/config/constants';
import type { Buyer } from '@/domain/buyer';
import { toDecimalText } from '@/domain/money';
import type { ShopUser } from './ports';
import type { BookRefusedRecord, DoneRecord, OpenRecord, PaidRecord, PaymentRecord, SettledBuyer } from './types';

/** An approval older than this is captured only after asking. */
export const approvalAgeLimitMs = 15 * 60_000;
/** A guest's confirmation is kept and shown this long (ruling 47). */
export const guestConfirmationMs = 24 * 3_600_000;

/** Whether money moved or may move, and nothing is settled yet. */
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

/** Whether a time (ISO) is at most `ms` ago. A clock set back counts as longer ago. */
function isWithin(time: string, ms: number, now: Date): boolean {
  const age = now.getTime() - Date.parse(time);
  return age >= 0 && age <= ms;
}

/** Whether an approval is too old to be captured unasked. */
export function isOldApproval(approvedAt: string, now: Date): boolean {
  return !isWithin(approvedAt, approvalAgeLimitMs, now);
}

/**
 * Whether a record is that of whoever is here: `userId` is the signed-in customer's, null for nobody. What is not is neither
 * shown to them, nor theirs to close, nor in their way.
 */
export function belongsTo(who: Buyer | SettledBuyer, userId: string | null): boolean {
  return who.kind === 'guest' ? userId === null : who.userId === userId;
}

/** Whether the signed-in user (null: nobody) is the one this record's booking is made for. A guest's needs nobody. */
export function mayBookAs(who: Buyer | SettledBuyer, userId: string | null): boolean {
  return who.kind === 'guest' || who.userId === userId;
}

/** Whether an order's confirmation may still be shown: a customer's as long as it is kept, a guest's for a day. */
export function isShownAfterwards({ who, bookedAt }: DoneRecord, now: Date): boolean {
  return who.kind === 'customer' || Math.abs(now.getTime() - Date.parse(bookedAt)) <= guestConfirmationMs;
}

/**
 * Whether a refused booking has got the sign-in it waited for: its own customer's, after the refusal. A time and no event,
 * so that a sign-in counts also when the page is left before the booking goes on.
 */
export function gotItsSignIn({ because, changedAt, who }: BookRefusedRecord, user: ShopUser | null): boolean {
  if (because !== 'sign-in' || !user?.signedInAt) return false;
  return mayBookAs(who, user.userId) && Date.parse(user.signedInAt) > Date.parse(changedAt);
}

/** Whether an open record waits for the shopper: a tap, a decision or a sign-in. */
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

/** What customer care finds a payment by: the capture's id, else the PayPal order's. */
export function referenceOf(record: { readonly orderId: string; readonly capture?: { readonly id: string } | null }) {
  return record.capture?.id ?? record.orderId;
}

/** Whether PayPal moved another amount or currency than the snapshot's total (fault 22): booked all the same, with a warning. */
export function amountDiffers({ capture, snapshot }: PaidRecord): boolean {
  const amount = capture.amount === '' ? toDecimalText(snapshot.totalCents) : Number(capture.amount).toFixed(2);
  return amount !== toDecimalText(snapshot.totalCents) || (capture.currency || currencyCode) !== currencyCode;
}
