import { dayOf } from '@/lib/dates';
import type { LedgerEntry } from './ledger';

export interface PeriodTotal {
  /** "2025-03-09" or "2025-03"; '' for bookings without a date. */
  readonly period: string;
  readonly cents: number;
  readonly bookings: number;
}

export function ledgerTotal(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { countedCents }) => sum + countedCents, 0);
}

function totalsBy(entries: readonly LedgerEntry[], periodOf: (day: string) => string): PeriodTotal[] {
  const totals = new Map<string, PeriodTotal>();
  for (const { booking, countedCents } of entries) {
    const period = periodOf(booking.day);
    const known = totals.get(period) ?? { period, cents: 0, bookings: 0 };
    totals.set(period, { period, cents: known.cents + countedCents, bookings: known.bookings + 1 });
  }
  return [...totals.values()].toSorted((a, b) => b.period.localeCompare(a.period));
}

export function totalsByDay(entries: readonly LedgerEntry[]): PeriodTotal[] {
  return totalsBy(entries, (day) => day);
}

export function totalsByMonth(entries: readonly LedgerEntry[]): PeriodTotal[] {
  return totalsBy(entries, (day) => day.slice(0, 7));
}

/** Up to the newest booking, empty days included. Ignores bookings after `today`, unless all are. */
export function everyDay(totals: readonly PeriodTotal[], days: number, today: Date): PeriodTotal[] {
  const last = dayOf(today);
  const newest = totals.find(({ period }) => period && period <= last)?.period ?? totals[0]?.period;
  if (!newest) return [];
  const byDay = new Map(totals.map((total) => [total.period, total]));
  return Array.from({ length: days }, (_, index) => {
    // Noon, so that days of 23 or 25 hours stay the same day.
    const date = new Date(`${newest}T12:00:00`);
    date.setDate(date.getDate() - (days - 1 - index));
    const period = dayOf(date);
    return byDay.get(period) ?? { period, cents: 0, bookings: 0 };
  });
}
