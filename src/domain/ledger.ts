import { currencyCode } from '@/config/constants';
import { type AdminBooking, type BookingFilter, isWithin } from './bookings';
import { isRefunded } from './orderStatus';
import { type PeriodUnit, periodOf, shiftPeriod, shopDay } from './periods';

/** Ids that several bookings of either kind have: one payment was booked twice. */
function duplicateTransactions(bookings: readonly AdminBooking[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const duplicates = new Set<string>();
  for (const { transactionId } of bookings) {
    if (transactionId && seen.has(transactionId)) duplicates.add(transactionId);
    seen.add(transactionId);
  }
  return duplicates;
}

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

/** The bookings must be read oldest first, because a transaction's first booking counts. */
export function ledgerReader(bookings: readonly AdminBooking[]): (booking: AdminBooking) => LedgerEntry {
  const duplicates = duplicateTransactions(bookings.filter(({ paidCents }) => paidCents >= 0));
  const counted = new Set<string>();
  return (booking) => {
    const { kind, key, transactionId, totalCents, paidCents, searchText, status } = booking;
    const flags: LedgerFlag[] = [];
    // The shop sells in Canadian dollars: the same figure in others is another amount (§9).
    const currency = booking.currency.toUpperCase() || currencyCode;
    const isForeign = currency !== currencyCode;
    const isRefund = paidCents < 0;
    if (!isRefund && (paidCents !== totalCents || isForeign)) flags.push('amount-differs');
    if (!isRefund && duplicates.has(transactionId)) flags.push('same-transaction');
    // A customer's booking has no transaction id (§3), so none is missing.
    if (!transactionId && kind === 'guest') flags.push('missing-id');
    const refund = `refund of ${transactionId}`;
    const movement = isRefund ? refund : transactionId;
    const isRepeat = counted.has(movement);
    // A refund that has a booking of its own may also be the payment's status.
    const refunds = !isRepeat && (isRefund || isRefunded(status)) && !counted.has(refund);
    if (transactionId) for (const counts of refunds ? [movement, refund] : [movement]) counted.add(counts);
    const refundedCents = refunds ? Math.abs(paidCents) : 0;
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

export function ledgerFilter(filter: LedgerFilter): (entry: LedgerEntry) => boolean {
  const { kind, flag } = filter;
  return ({ booking, flags }) =>
    (!kind || booking.kind === kind) &&
    (!flag || (flag === 'any' ? flags.length > 0 : flags.some((ownFlag) => ownFlag === flag))) &&
    isWithin(booking.day, filter);
}

export interface PeriodTotal {
  /** As in periods.ts; '' for bookings without a date. */
  readonly period: string;
  readonly cents: number;
  readonly bookings: number;
}

export function ledgerTotal(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { countedCents }) => sum + countedCents, 0);
}

/** Refunds in Canadian dollars, as they were subtracted from the total. */
export function refundedTotal(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, entry) => sum + (entry.currency === currencyCode ? entry.refundedCents : 0), 0);
}

/** The sums in other currencies, which are not in the total. */
export function otherCurrencies(
  entries: readonly LedgerEntry[],
): { readonly currency: string; readonly cents: number }[] {
  const sums = new Map<string, number>();
  for (const { currency, netCents } of entries)
    if (currency !== currencyCode) sums.set(currency, (sums.get(currency) ?? 0) + netCents);
  return [...sums]
    .map(([currency, cents]) => ({ currency, cents }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency));
}

/** Newest first. */
export function totalsBy(entries: readonly LedgerEntry[], unit: PeriodUnit): PeriodTotal[] {
  const totals = new Map<string, PeriodTotal>();
  for (const { booking, countedCents } of entries) {
    const period = periodOf(booking.day, unit);
    const known = totals.get(period) ?? { period, cents: 0, bookings: 0 };
    totals.set(period, { period, cents: known.cents + countedCents, bookings: known.bookings + 1 });
  }
  return [...totals.values()].toSorted((a, b) => b.period.localeCompare(a.period));
}

/** Oldest first, up to the newest booking, empty periods included. Ignores bookings after `today`, unless all are. */
export function everyPeriod(
  totals: readonly PeriodTotal[],
  unit: PeriodUnit,
  count: number,
  today: Date,
): PeriodTotal[] {
  const last = periodOf(shopDay(today), unit);
  const dated = totals.filter(({ period }) => period);
  const newest = (dated.find(({ period }) => period <= last) ?? dated.at(-1))?.period;
  if (!newest) return [];
  const byPeriod = new Map(totals.map((total) => [total.period, total]));
  return Array.from({ length: count }, (_, index) => {
    const period = shiftPeriod(newest, unit, index - count + 1);
    return byPeriod.get(period) ?? { period, cents: 0, bookings: 0 };
  });
}

export interface FlaggedPayments {
  readonly flag: LedgerFlag;
  /** Entries of the same transaction are adjacent. */
  readonly entries: readonly LedgerEntry[];
}

/** Paid minus order total; null if one of them is unknown or in another currency. */
export function differenceCents({ booking, paidCents, currency }: LedgerEntry): number | null {
  return booking.totalCents > 0 && paidCents > 0 && currency === currencyCode ? paidCents - booking.totalCents : null;
}

/** The payments that need a check, by reason. */
export function reconciliation(entries: readonly LedgerEntry[]): readonly FlaggedPayments[] {
  return ledgerFlags.map((flag) => {
    const flagged = entries.filter(({ flags }) => flags.includes(flag));
    if (flag !== 'same-transaction') return { flag, entries: flagged };
    const idOf = ({ booking }: LedgerEntry) => booking.transactionId;
    return { flag, entries: flagged.toSorted((a, b) => idOf(a).localeCompare(idOf(b))) };
  });
}
