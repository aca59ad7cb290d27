import { filterRows } from '@/lib/searchText';
import type { AdminBooking } from './adminBookings';
import { type BookingFilter, isWithin } from './bookingFilter';
import { duplicateTransactions } from './duplicateTransactions';

/** What an administrator should look into. */
export const ledgerFlags = ['amount-differs', 'same-transaction', 'missing-id'] as const;
export type LedgerFlag = (typeof ledgerFlags)[number];

/** One booked payment; money in cents. */
export interface LedgerEntry {
  readonly key: string;
  readonly booking: AdminBooking;
  readonly paidCents: number;
  /** What it adds to the totals: a transaction that stands in two bookings was paid once. */
  readonly countedCents: number;
  readonly flags: readonly LedgerFlag[];
  readonly words: string;
}

/**
 * Reads bookings into the ledger, one by one and the oldest first: of a transaction that stands in several, the first one
 * counts. Takes all of them beforehand, to know which transactions do.
 */
export function ledgerReader(bookings: readonly AdminBooking[]): (booking: AdminBooking) => LedgerEntry {
  const twice = duplicateTransactions(bookings);
  const counted = new Set<string>();
  return (booking) => {
    const { kind, key, transactionId, totalCents, words } = booking;
    const paidCents = booking.paidCents ?? 0;
    const flags: LedgerFlag[] = [];
    if (paidCents !== totalCents) flags.push('amount-differs');
    if (twice.has(transactionId)) flags.push('same-transaction');
    // A customer's booking names no transaction at all (§3): nothing is missing there.
    if (!transactionId && kind === 'guest') flags.push('missing-id');
    const again = counted.has(transactionId);
    if (transactionId) counted.add(transactionId);
    return { key: `${kind} ${key}`, booking, paidCents, countedCents: again ? 0 : paidCents, flags, words };
  };
}

export interface LedgerFilter extends Omit<BookingFilter, 'status'> {
  /** One kind of booking, '' for both. */
  readonly kind: string;
  /** One flag, 'any' for all that are flagged, '' for all entries. */
  readonly flag: string;
}

/** The entries that fit. */
export function filterLedger(entries: readonly LedgerEntry[], filter: LedgerFilter): readonly LedgerEntry[] {
  const { text, kind, flag, from, to } = filter;
  const found = filterRows(entries, text);
  if (!kind && !flag && !from && !to) return found;
  return found.filter(
    ({ booking, flags }) =>
      (!kind || booking.kind === kind) &&
      (!flag || (flag === 'any' ? flags.length > 0 : flags.some((own) => own === flag))) &&
      isWithin(booking.day, filter),
  );
}
