import { currencyCode } from '@/config/constants';
import { filterRows } from '@/lib/text';
import type { AdminBooking } from './adminBookings';
import { type BookingFilter, isWithin } from './bookingFilter';
import { duplicateTransactions } from './duplicateTransactions';
import { sortRows, type TableSort } from './tableSort';

export const ledgerFlags = ['amount-differs', 'same-transaction', 'missing-id'] as const;
export type LedgerFlag = (typeof ledgerFlags)[number];

export interface LedgerEntry {
  readonly key: string;
  readonly booking: AdminBooking;
  readonly paidCents: number;
  /** 0 for repeats: a transaction in two bookings was paid once. */
  readonly countedCents: number;
  readonly isRepeat: boolean;
  readonly flags: readonly LedgerFlag[];
  readonly searchText: string;
}

/** Read bookings oldest first: the first one of a transaction counts. */
export function ledgerReader(bookings: readonly AdminBooking[]): (booking: AdminBooking) => LedgerEntry {
  const duplicates = duplicateTransactions(bookings);
  const counted = new Set<string>();
  return (booking) => {
    const { kind, key, transactionId, totalCents, searchText } = booking;
    const paidCents = booking.paidCents ?? 0;
    const flags: LedgerFlag[] = [];
    // The shop sells in Canadian dollars: the same figure in others is another amount (§9).
    const isForeign = booking.currency !== '' && booking.currency.toUpperCase() !== currencyCode;
    if (paidCents !== totalCents || isForeign) flags.push('amount-differs');
    if (duplicates.has(transactionId)) flags.push('same-transaction');
    // A customer's booking has no transaction id (§3), so none is missing.
    if (!transactionId && kind === 'guest') flags.push('missing-id');
    const isRepeat = counted.has(transactionId);
    if (transactionId) counted.add(transactionId);
    const countedCents = isRepeat ? 0 : paidCents;
    return { key: `${kind} ${key}`, booking, paidCents, countedCents, isRepeat, flags, searchText };
  };
}

export interface LedgerFilter extends Omit<BookingFilter, 'status'> {
  readonly kind: string;
  readonly flag: string;
}

export function filterLedger(entries: readonly LedgerEntry[], filter: LedgerFilter): readonly LedgerEntry[] {
  const { text, kind, flag, from, to } = filter;
  const found = filterRows(entries, text);
  if (!kind && !flag && !from && !to) return found;
  return found.filter(
    ({ booking, flags }) =>
      (!kind || booking.kind === kind) &&
      (!flag || (flag === 'any' ? flags.length > 0 : flags.some((ownFlag) => ownFlag === flag))) &&
      isWithin(booking.day, filter),
  );
}

export const ledgerSortColumns = ['date', 'paid'] as const;

/** Takes entries newest first. */
export function sortLedger(entries: readonly LedgerEntry[], { column, descending }: TableSort): readonly LedgerEntry[] {
  if (column === 'paid') return sortRows(entries, ({ paidCents }) => paidCents, descending);
  return descending ? entries : entries.toReversed();
}
