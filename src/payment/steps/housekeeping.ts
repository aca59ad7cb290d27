import { guestConfirmationMs, isOpen } from '@/payment/recordRules';
import type { PaymentRecord } from '@/payment/types';

const hourMs = 3_600_000;
/** For confirmations and for customer care. */
const settledLifeMs = 30 * 24 * hourMs;
/** PayPal's own order expires earlier. */
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

/** Open records never expire. */
export function expiredAttempts(records: readonly PaymentRecord[], now: Date): string[] {
  return records
    .filter((record) => now.getTime() - Date.parse(record.changedAt) > lifeOf(record))
    .map(({ attemptId }) => attemptId);
}

/** A sign-out keeps unsettled payments and those with customer care (ruling 32). */
export function settledAttempts(records: readonly PaymentRecord[]): string[] {
  return records
    .filter((record) => !isOpen(record) && record.state !== 'WITH_SUPPORT')
    .map(({ attemptId }) => attemptId);
}
