import type { Product } from '@/contract/product';
import type { AdminBookingLine } from './adminBookings';
import type { LedgerEntry } from './ledger';
import { toCents } from './money';

export interface SalesRow {
  readonly name: string;
  readonly pieces: number;
  readonly cents: number;
  /** `price` of today's catalogue minus the price booked (§2 "You Saved"), where both are known. */
  readonly discountCents: number;
  /** Pieces whose discount is unknown. */
  readonly unknownPieces: number;
}

export type FindProduct = (line: AdminBookingLine) => Product | undefined;

export const salesGroups = ['product', 'brand'] as const;
export type SalesGroup = (typeof salesGroups)[number];

function lineSales({ quantity, unitCents, totalCents }: AdminBookingLine, product: Product | undefined) {
  const originalCents = toCents(product?.price ?? 0);
  const known = unitCents > 0 && originalCents > 0;
  return {
    pieces: quantity,
    cents: totalCents,
    discountCents: known ? Math.max(0, originalCents - unitCents) * quantity : 0,
    unknownPieces: known ? 0 : quantity,
  };
}

const none = { pieces: 0, cents: 0, discountCents: 0, unknownPieces: 0 };
type Figures = typeof none;

function plus(a: Figures, b: Figures): Figures {
  return {
    pieces: a.pieces + b.pieces,
    cents: a.cents + b.cents,
    discountCents: a.discountCents + b.discountCents,
    unknownPieces: a.unknownPieces + b.unknownPieces,
  };
}

/** A transaction in two bookings was paid once: the second booking sold nothing, and neither did a refunded one. */
function soldLines(entries: readonly LedgerEntry[]): readonly AdminBookingLine[] {
  return entries.flatMap(({ booking, isRepeat, refundedCents }) =>
    isRepeat || refundedCents > 0 ? [] : booking.lines,
  );
}

/** Goods without shipping, the highest amount first; '' names products whose brand is unknown. */
export function salesBy(group: SalesGroup, entries: readonly LedgerEntry[], find: FindProduct): SalesRow[] {
  const rows = new Map<string, Figures>();
  for (const line of soldLines(entries)) {
    const product = find(line);
    const name = group === 'product' ? line.name : (product?.brand ?? '');
    rows.set(name, plus(rows.get(name) ?? none, lineSales(line, product)));
  }
  return [...rows].map(([name, figures]) => ({ name, ...figures })).toSorted((a, b) => b.cents - a.cents);
}

export function salesTotal(rows: readonly SalesRow[]): Figures {
  return rows.reduce((sum, row) => plus(sum, row), none);
}
