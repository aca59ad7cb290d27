import { currencyCode } from '@/config/constants';
import type { Address } from '@/contract/address';
import { adminDomainTexts, moneyCsvTexts as texts } from './adminTexts';
import type { UserRow } from './adminUsers';
import type { AdminBooking } from './bookings';
import { type CsvCell, csvText, dateCell } from './csv';
import { differenceCents, type FlaggedPayments, type LedgerEntry, type LedgerFlag } from './ledger';
import { toDollars } from './money';
import { orderStatusLabel } from './orderStatus';
import type { ComparedPeriod, SalesRow } from './sales';

function addressText(address: Address | null): string {
  if (!address) return '';
  const { name, flatNoOrBuildingNameAndStreetName: street, AreaoRLocality, city, state, postalCode, country } = address;
  return [name, street, AreaoRLocality, city, state, postalCode, country, address.contactNumber]
    .filter(Boolean)
    .join(', ');
}

/** Empty if the server omitted it: a 0 would be summed up as if it were known. */
function amountCell(cents: number | null): CsvCell {
  return cents ? toDollars(cents) : '';
}

const kinds = { customer: adminDomainTexts.customerBooking, guest: adminDomainTexts.guestBooking } as const;

function bookingRow(booking: AdminBooking): CsvCell[] {
  return [
    booking.orderId,
    dateCell(booking.date),
    orderStatusLabel(booking.status),
    booking.name,
    booking.email,
    booking.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
    amountCell(booking.shippingCents),
    amountCell(booking.totalCents),
    amountCell(booking.paidCents),
    booking.currency,
    booking.paymentType,
    booking.transactionId,
    addressText(booking.shippingAddress),
    addressText(booking.bookingAddress),
  ];
}

export function bookingsCsv(bookings: readonly AdminBooking[]): string {
  return csvText([Object.values(adminDomainTexts.bookingCsvColumns), ...bookings.map(bookingRow)]);
}

export function ledgerCsv(entries: readonly LedgerEntry[], flagTexts: Readonly<Record<LedgerFlag, string>>): string {
  const rows = entries.map(({ booking, paidCents, currency, countedCents, flags }): CsvCell[] => [
    dateCell(booking.date),
    kinds[booking.kind],
    booking.orderId,
    booking.name || booking.email,
    booking.transactionId,
    amountCell(booking.totalCents),
    amountCell(paidCents),
    currency,
    // A repeated transaction counts 0; an unknown amount, or another currency, counts nothing.
    paidCents && currency === currencyCode ? toDollars(countedCents) : '',
    flags.map((flag) => flagTexts[flag]).join('; '),
  ]);
  return csvText([Object.values(adminDomainTexts.ledgerCsvColumns), ...rows]);
}

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

export function usersCsv(rows: readonly UserRow[]): string {
  const cells = rows.map(({ id, name, user, orders }): CsvCell[] => [
    id,
    name,
    user.profile.email,
    user.profile.contactNumber,
    orders.length,
    dateCell(orders[0]?.date),
    orderStatusLabel(orders[0]?.status ?? ''),
  ]);
  return csvText([Object.values(adminDomainTexts.userCsvColumns), ...cells]);
}
