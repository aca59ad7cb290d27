import type { Product } from '@/contract/product';
import { bookedName } from './bookings';
import type { InvoiceLine } from './invoice';
import { everyPeriod, type LedgerEntry, ledgerTotal, type PeriodTotal, totalsBy } from './ledger';
import { toCents } from './money';
import { firstDayOf, lastDayOf, type PeriodUnit, shiftDay, shiftPeriod, shopDay } from './periods';

export interface ComparedPeriod extends PeriodTotal {
  /** Whether today is in it: it is then compared with as many days of the period before. */
  readonly soFar: boolean;
  /** Cents of the period before; null without one, or if the date filter cuts one of the two. */
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
  const today = shopDay(now);
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

export interface SalesRow {
  readonly name: string;
  readonly units: number;
  readonly cents: number;
  /** The current catalogue's `price` minus the booked price (§2 "You Saved"), if both are known. */
  readonly discountCents: number;
  /** Units whose discount is unknown. */
  readonly unknownUnits: number;
}

export type FindProduct = (line: InvoiceLine) => Product | undefined;

export const salesGroups = ['product', 'brand'] as const;
export type SalesGroup = (typeof salesGroups)[number];

function lineSales({ quantity, unitCents, cents }: InvoiceLine, product: Product | undefined) {
  const originalCents = toCents(product?.price ?? 0);
  const known = unitCents > 0 && originalCents > 0;
  return {
    units: quantity,
    cents,
    discountCents: known ? Math.max(0, originalCents - unitCents) * quantity : 0,
    unknownUnits: known ? 0 : quantity,
  };
}

const none = { units: 0, cents: 0, discountCents: 0, unknownUnits: 0 };
type Figures = typeof none;

function plus(a: Figures, b: Figures): Figures {
  return {
    units: a.units + b.units,
    cents: a.cents + b.cents,
    discountCents: a.discountCents + b.discountCents,
    unknownUnits: a.unknownUnits + b.unknownUnits,
  };
}

/** A transaction in two bookings was paid once: the second booking sold nothing, and neither did a refunded one. */
function soldLines(entries: readonly LedgerEntry[]): readonly InvoiceLine[] {
  return entries.flatMap(({ booking, isRepeat, refundedCents }) =>
    isRepeat || refundedCents > 0 ? [] : booking.lines,
  );
}

/** Goods without shipping, the highest amount first; '' names products whose brand is unknown. */
export function salesBy(group: SalesGroup, entries: readonly LedgerEntry[], find: FindProduct): SalesRow[] {
  const rows = new Map<string, Figures>();
  for (const line of soldLines(entries)) {
    const product = find(line);
    const name = group === 'product' ? bookedName(line) : (product?.brand ?? '');
    rows.set(name, plus(rows.get(name) ?? none, lineSales(line, product)));
  }
  return [...rows].map(([name, figures]) => ({ name, ...figures })).toSorted((a, b) => b.cents - a.cents);
}

export function salesTotal(rows: readonly SalesRow[]): Figures {
  return rows.reduce((sum, row) => plus(sum, row), none);
}
