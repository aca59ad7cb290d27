import { guestConfirmationMs, isOpen } from '@/payment/recordRules';
import type { PaymentRecord } from '@/payment/types';

const hourMs = 3_600_000;
/** Settled orders stay this long for the confirmation, and what customer care was told of. */
const settledLifeMs = 30 * 24 * hourMs;
/** Attempts that were never charged; PayPal's own order is gone long before. */
const unpaidLifeMs = 24 * hourMs;

function lifeOf(record: PaymentRecord): number {
  switch (record.state) {
    case 'DONE':
      return record.who.kind === 'guest' ? guestConfirmationMs : settledLifeMs;
    case 'WITH_SUPPORT':
      return settledLifeMs;
    default:
      return isOpen(record) ? Infinity : unpaidLifeMs;
  }
}

/** The attempts whose time is over; an open record's never is. */
export function expiredAttempts(records: readonly PaymentRecord[], now: Date): string[] {
  return records
    .filter((record) => now.getTime() - Date.parse(record.changedAt) > lifeOf(record))
    .map(({ attemptId }) => attemptId);
}

/** What a sign-out removes (ruling 32): all but payments that are not settled, or with customer care. */
export function settledAttempts(records: readonly PaymentRecord[]): string[] {
  return records
    .filter((record) => !isOpen(record) && record.state !== 'WITH_SUPPORT')
    .map(({ attemptId }) => attemptId);
}
