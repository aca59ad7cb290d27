import { currencyCode } from '@/config/constants';
import { toDecimalText } from '@/domain/money';
import type { ShopUser } from './ports';
import type { BookRefusedRecord, OpenRecord, PaidRecord, PaymentRecord, SettledWho, Who } from './types';

/** An approval older than this is captured only after asking. */
export const approvalAgeLimitMs = 15 * 60_000;

/** Whether money moved or may move, and nothing is settled yet (APPROVED to UNKNOWN). */
export function isOpen(record: PaymentRecord): record is OpenRecord {
  switch (record.state) {
    case 'APPROVED':
    case 'CAPTURING':
    case 'CAPTURED':
    case 'BOOKING':
    case 'UNKNOWN':
    case 'BOOK_REFUSED':
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

/** Whether an approval is too old to be captured unasked. A clock set back counts as old. */
export function isOldApproval(approvedAt: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(approvedAt);
  return !(age >= 0 && age <= approvalAgeLimitMs);
}

/** Whether the signed-in user (null: nobody) is the one this record's booking is made for. A guest's needs nobody. */
export function mayBookAs(who: Who | SettledWho, userId: string | null): boolean {
  return who.kind === 'guest' || who.userId === userId;
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

/** What customer care finds the payment by: the capture's id, else the PayPal order's. */
export function referenceOf(record: OpenRecord): string {
  return 'capture' in record ? record.capture.id : record.orderId;
}

/** Whether PayPal moved another amount or currency than the snapshot's total (fault 22): booked all the same, with a warning. */
export function amountDiffers({ capture, snapshot }: PaidRecord): boolean {
  const amount = capture.amount === '' ? toDecimalText(snapshot.totalCents) : Number(capture.amount).toFixed(2);
  return amount !== toDecimalText(snapshot.totalCents) || (capture.currency || currencyCode) !== currencyCode;
}
