import { dayOf } from '@/lib/dates';
import type { LedgerEntry } from './ledger';
import { everyPeriod, ledgerTotal, type PeriodTotal, totalsBy } from './ledgerTotals';
import { firstDayOf, lastDayOf, type PeriodUnit, shiftDay, shiftPeriod } from './periods';

export interface ComparedPeriod extends PeriodTotal {
  /** Whether today is in it: it is compared with as many days of the period before. */
  readonly soFar: boolean;
  /** Cents of the period before; null where there is none, or where the listed dates cut one of the two. */
  readonly beforeCents: number | null;
}

interface Options {
  readonly unit: PeriodUnit;
  readonly count: number;
  readonly today: Date;
  /** First and last listed day; '' for no limit. */
  readonly from: string;
  readonly to: string;
}

function paidBetween(entries: readonly LedgerEntry[], first: string, last: string): number {
  return ledgerTotal(entries.filter(({ booking: { day } }) => day >= first && day <= last));
}

/** Newest first, from the first period with a booking. */
export function comparedPeriods(entries: readonly LedgerEntry[], options: Options): ComparedPeriod[] {
  const { unit, count, today: now, from, to } = options;
  const today = dayOf(now);
  const totals = totalsBy(entries, unit);
  const oldest = totals.findLast(({ period }) => period)?.period ?? '';
  const cents = new Map(totals.map((total) => [total.period, total.cents]));
  const periods = everyPeriod(totals, unit, count, now).filter(({ period }) => period >= oldest);
  return periods.toReversed().map((total) => {
    const first = firstDayOf(total.period, unit);
    const last = lastDayOf(total.period, unit);
    const soFar = first <= today && today <= last;
    const before = shiftPeriod(total.period, unit, -1);
    const beforeFirst = firstDayOf(before, unit);
    const beforeLast = shiftDay(first, -1);
    const sameDay = shiftDay(beforeFirst, (Date.parse(today) - Date.parse(first)) / 86_400_000);
    const isCut = (from !== '' && from > beforeFirst) || (to !== '' && to < (soFar ? today : last));
    if (isCut || before < oldest) return { ...total, soFar, beforeCents: null };
    const beforeCents = soFar
      ? paidBetween(entries, beforeFirst, sameDay < beforeLast ? sameDay : beforeLast)
      : (cents.get(before) ?? 0);
    return { ...total, soFar, beforeCents };
  });
}
