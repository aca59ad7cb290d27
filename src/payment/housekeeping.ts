import { isOpen } from './recordRules';
import type { PaymentRecord } from './types';

const hourMs = 3_600_000;
/** Settled orders stay this long for the confirmation. */
const settledLifeMs = 30 * 24 * hourMs;
/** Attempts that were never charged; PayPal's own order is gone long before. */
const unpaidLifeMs = 24 * hourMs;

/** The attempts whose time is over; an open record never is. */
export function expiredAttempts(records: readonly PaymentRecord[], now: Date): string[] {
  return records
    .filter((record) => {
      if (isOpen(record)) return false;
      const settled = record.state === 'DONE' || record.state === 'WITH_SUPPORT';
      return now.getTime() - Date.parse(record.changedAt) > (settled ? settledLifeMs : unpaidLifeMs);
    })
    .map((record) => record.attemptId);
}
