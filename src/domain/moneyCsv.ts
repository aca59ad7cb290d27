import { type CsvCell, csvText, dateCell } from './csv';
import type { LedgerFlag } from './ledger';
import { toDollars } from './money';
import { moneyCsvTexts as texts } from './moneyCsvTexts';
import type { ComparedPeriod } from './periodComparison';
import { differenceCents, type FlaggedPayments } from './reconciliation';
import type { SalesRow } from './sales';

const optional = (cents: number | null): CsvCell => (cents === null ? '' : toDollars(cents));

export function periodsCsv(periods: readonly ComparedPeriod[]): string {
  const rows = periods.map(({ period, bookings, cents, beforeCents }): CsvCell[] => [
    period,
    bookings,
    toDollars(cents),
    optional(beforeCents),
    optional(beforeCents === null ? null : cents - beforeCents),
  ]);
  return csvText([Object.values(texts.periodColumns), ...rows]);
}

export function salesCsv(sales: readonly SalesRow[]): string {
  const rows = sales.map(({ name, pieces, cents, discountCents, unknownPieces }): CsvCell[] => [
    name,
    pieces,
    toDollars(cents),
    toDollars(discountCents),
    unknownPieces,
  ]);
  return csvText([Object.values(texts.salesColumns), ...rows]);
}

/** `advice` says what to do for each flag. */
export function reconciliationCsv(
  groups: readonly FlaggedPayments[],
  flagTexts: Readonly<Record<LedgerFlag, string>>,
  advice: Readonly<Record<LedgerFlag, string>>,
): string {
  const rows = groups.flatMap(({ flag, entries }) =>
    entries.map((entry): CsvCell[] => {
      const { booking, paidCents } = entry;
      return [
        flagTexts[flag],
        booking.orderId,
        dateCell(booking.date),
        booking.name || booking.email,
        booking.transactionId,
        optional(booking.totalCents || null),
        optional(paidCents || null),
        optional(differenceCents(entry)),
        advice[flag],
      ];
    }),
  );
  return csvText([Object.values(texts.reconciliationColumns), ...rows]);
}
