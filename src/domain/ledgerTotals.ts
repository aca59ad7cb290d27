import { currencyCode } from '@/config/constants';
import { dayOf } from '@/lib/dates';
import type { LedgerEntry } from './ledger';
import { type PeriodUnit, periodOf, shiftPeriod } from './periods';

export interface PeriodTotal {
  /** As in periods.ts; '' for bookings without a date. */
  readonly period: string;
  readonly cents: number;
  readonly bookings: number;
}

export function ledgerTotal(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { countedCents }) => sum + countedCents, 0);
}

/** Canadian dollars, as they were subtracted from the total. */
export function refundedTotal(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, entry) => sum + (entry.currency === currencyCode ? entry.refundedCents : 0), 0);
}

/** What is not in the total, by currency. */
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
  const last = periodOf(dayOf(today), unit);
  const dated = totals.filter(({ period }) => period);
  const newest = (dated.find(({ period }) => period <= last) ?? dated.at(-1))?.period;
  if (!newest) return [];
  const byPeriod = new Map(totals.map((total) => [total.period, total]));
  return Array.from({ length: count }, (_, index) => {
    const period = shiftPeriod(newest, unit, index - count + 1);
    return byPeriod.get(period) ?? { period, cents: 0, bookings: 0 };
  });
}
