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
  /** In `currency`; negative for a booking that is itself a refund. */
  readonly paidCents: number;
  readonly currency: string;
  /** 0 for repeats. */
  readonly refundedCents: number;
  /** Paid minus refunded; 0 for repeats: a transaction in two bookings was paid once. */
  readonly netCents: number;
  /** `netCents` in Canadian dollars; 0 in other currencies. */
  readonly countedCents: number;
  readonly isRepeat: boolean;
  readonly flags: readonly LedgerFlag[];
  readonly searchText: string;
}

/** Read bookings oldest first: the first one of a transaction counts. */
export function ledgerReader(bookings: readonly AdminBooking[]): (booking: AdminBooking) => LedgerEntry {
  const duplicates = duplicateTransactions(bookings.filter(({ paidCents }) => (paidCents ?? 0) >= 0));
  const counted = new Set<string>();
  return (booking) => {
    const { kind, key, transactionId, totalCents, searchText, status } = booking;
    const paidCents = booking.paidCents ?? 0;
    const flags: LedgerFlag[] = [];
    // The shop sells in Canadian dollars: the same figure in others is another amount (§9).
    const currency = booking.currency.toUpperCase() || currencyCode;
    const isForeign = currency !== currencyCode;
    const isRefund = paidCents < 0;
    if (!isRefund && (paidCents !== totalCents || isForeign)) flags.push('amount-differs');
    if (!isRefund && duplicates.has(transactionId)) flags.push('same-transaction');
    // A customer's booking has no transaction id (§3), so none is missing.
    if (!transactionId && kind === 'guest') flags.push('missing-id');
    const movement = isRefund ? `refund of ${transactionId}` : transactionId;
    const isRepeat = counted.has(movement);
    if (transactionId) counted.add(movement);
    const refundedCents = !isRepeat && (isRefund || /refund/i.test(status)) ? Math.abs(paidCents) : 0;
    const netCents = isRepeat ? 0 : Math.max(0, paidCents) - refundedCents;
    const countedCents = isForeign ? 0 : netCents;
    const money = { paidCents, currency, refundedCents, netCents, countedCents };
    return { key: `${kind} ${key}`, booking, ...money, isRepeat, flags, searchText };
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
