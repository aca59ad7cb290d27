import { currencyCode } from '@/config/constants';
import { type LedgerEntry, type LedgerFlag, ledgerFlags } from './ledger';

export interface FlaggedPayments {
  readonly flag: LedgerFlag;
  /** The bookings of a transaction stand together. */
  readonly entries: readonly LedgerEntry[];
}

/** Paid minus order total; null where one of them is unknown, or in another currency. */
export function differenceCents({ booking, paidCents, currency }: LedgerEntry): number | null {
  return booking.totalCents > 0 && paidCents > 0 && currency === currencyCode ? paidCents - booking.totalCents : null;
}

/** The payments that need a look, by the reason. */
export function reconciliation(entries: readonly LedgerEntry[]): readonly FlaggedPayments[] {
  return ledgerFlags.map((flag) => {
    const flagged = entries.filter(({ flags }) => flags.includes(flag));
    if (flag !== 'same-transaction') return { flag, entries: flagged };
    const idOf = ({ booking }: LedgerEntry) => booking.transactionId;
    return { flag, entries: flagged.toSorted((a, b) => idOf(a).localeCompare(idOf(b))) };
  });
}
