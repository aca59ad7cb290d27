import { currencyCode } from '@/config/constants';
import { env } from '@/config/env';
import type { Address } from '@/contract/address';
import { adminDomainTexts, csvHeaders as headers } from './adminTexts';
import type { UserRow } from './adminUsers';
import type { AdminBooking } from './bookings';
import { type CsvCell, type CsvColumn, csvFile, dateCell } from './csv';
import { differenceCents, type FlaggedPayments, type LedgerEntry, type LedgerFlag } from './ledger';
import { toDollars } from './money';
import { orderStatusLabel } from './orderStatus';
import type { ComparedPeriod, SalesRow } from './sales';

function addressText(address: Address | null): string {
  if (!address) return '';
  const { name, line, area, city, state, pincode, country, phone } = address;
  return [name, line, area, city, state, pincode, country, phone].filter(Boolean).join(', ');
}

/** Empty if the server omitted it: a 0 would be summed up as if it were known. */
function amountCell(cents: number | null): CsvCell {
  return cents ? toDollars(cents) : '';
}

/** The header of dates and days: whose they are. */
const inShopTime = (header: string) => `${header} (${env.timeZone})`;

const bookingColumns: readonly CsvColumn<AdminBooking>[] = [
  { header: headers.orderId, csv: ({ orderId }) => orderId },
  { header: inShopTime(headers.date), csv: ({ date }) => dateCell(date) },
  { header: headers.status, csv: ({ status }) => orderStatusLabel(status) },
  { header: headers.name, csv: ({ name }) => name },
  { header: headers.email, csv: ({ email }) => email },
  { header: headers.products, csv: ({ lines }) => lines.map((line) => `${line.quantity} × ${line.name}`).join('; ') },
  { header: headers.shipping, csv: ({ shippingCents }) => amountCell(shippingCents) },
  { header: headers.total, csv: ({ totalCents }) => amountCell(totalCents) },
  { header: headers.paid, csv: ({ paidCents }) => amountCell(paidCents) },
  { header: headers.currency, csv: ({ currency }) => currency },
  { header: headers.paymentType, csv: ({ paymentType }) => paymentType },
  { header: headers.transactionId, csv: ({ transactionId }) => transactionId },
  { header: headers.shippingAddress, csv: ({ shippingAddress }) => addressText(shippingAddress) },
  { header: headers.bookingAddress, csv: ({ bookingAddress }) => addressText(bookingAddress) },
];

export const bookingsCsv = (bookings: readonly AdminBooking[]) => csvFile(bookingColumns, bookings);

const kinds = { customer: adminDomainTexts.customerBooking, guest: adminDomainTexts.guestBooking } as const;

export function ledgerCsv(entries: readonly LedgerEntry[], flagTexts: Readonly<Record<LedgerFlag, string>>): string {
  const columns: readonly CsvColumn<LedgerEntry>[] = [
    { header: inShopTime(headers.date), csv: ({ booking }) => dateCell(booking.date) },
    { header: headers.kind, csv: ({ booking }) => kinds[booking.kind] },
    { header: headers.orderId, csv: ({ booking }) => booking.orderId },
    { header: headers.name, csv: ({ booking }) => booking.name || booking.email },
    { header: headers.transactionId, csv: ({ booking }) => booking.transactionId },
    { header: headers.orderTotal, csv: ({ booking }) => amountCell(booking.totalCents) },
    { header: headers.paidAmount, csv: ({ paidCents }) => amountCell(paidCents) },
    { header: headers.currency, csv: ({ currency }) => currency },
    {
      header: headers.counted,
      // A repeated transaction counts 0; an unknown amount, or another currency, counts nothing.
      csv: ({ paidCents, currency, countedCents }) =>
        paidCents && currency === currencyCode ? toDollars(countedCents) : '',
    },
    { header: headers.flags, csv: ({ flags }) => flags.map((flag) => flagTexts[flag]).join('; ') },
  ];
  return csvFile(columns, entries);
}

const optional = (cents: number | null): CsvCell => (cents === null ? '' : toDollars(cents));

const periodColumns: readonly CsvColumn<ComparedPeriod>[] = [
  { header: inShopTime(headers.period), csv: ({ period }) => period },
  { header: headers.bookings, csv: ({ bookings }) => bookings },
  { header: headers.paid, csv: ({ cents }) => toDollars(cents) },
  { header: headers.before, csv: ({ beforeCents }) => optional(beforeCents) },
  {
    header: headers.difference,
    csv: ({ cents, beforeCents }) => optional(beforeCents === null ? null : cents - beforeCents),
  },
];

export const periodsCsv = (periods: readonly ComparedPeriod[]) => csvFile(periodColumns, periods);

const salesColumns: readonly CsvColumn<SalesRow>[] = [
  { header: headers.name, csv: ({ name }) => name },
  { header: headers.pieces, csv: ({ pieces }) => pieces },
  { header: headers.goods, csv: ({ cents }) => toDollars(cents) },
  { header: headers.discounts, csv: ({ discountCents }) => toDollars(discountCents) },
  { header: headers.unknownDiscount, csv: ({ unknownPieces }) => unknownPieces },
];

export const salesCsv = (sales: readonly SalesRow[]) => csvFile(salesColumns, sales);

/** `advice` says what to do for each flag. */
export function reconciliationCsv(
  groups: readonly FlaggedPayments[],
  flagTexts: Readonly<Record<LedgerFlag, string>>,
  advice: Readonly<Record<LedgerFlag, string>>,
): string {
  const columns: readonly CsvColumn<{ readonly flag: LedgerFlag; readonly entry: LedgerEntry }>[] = [
    { header: headers.flag, csv: ({ flag }) => flagTexts[flag] },
    { header: headers.orderId, csv: ({ entry: { booking } }) => booking.orderId },
    { header: inShopTime(headers.date), csv: ({ entry: { booking } }) => dateCell(booking.date) },
    { header: headers.name, csv: ({ entry: { booking } }) => booking.name || booking.email },
    { header: headers.transactionId, csv: ({ entry: { booking } }) => booking.transactionId },
    { header: headers.orderTotal, csv: ({ entry: { booking } }) => amountCell(booking.totalCents) },
    { header: headers.paid, csv: ({ entry: { paidCents } }) => amountCell(paidCents) },
    { header: headers.difference, csv: ({ entry }) => optional(differenceCents(entry)) },
    { header: headers.advice, csv: ({ flag }) => advice[flag] },
  ];
  return csvFile(
    columns,
    groups.flatMap(({ flag, entries }) => entries.map((entry) => ({ flag, entry }))),
  );
}

const userColumns: readonly CsvColumn<UserRow>[] = [
  { header: headers.userId, csv: ({ id }) => id },
  { header: headers.name, csv: ({ name }) => name },
  { header: headers.email, csv: ({ user }) => user.profile.email },
  { header: headers.phone, csv: ({ user }) => user.profile.contactNumber },
  { header: headers.orders, csv: ({ orders }) => orders.length },
  { header: inShopTime(headers.newestOrder), csv: ({ orders: [newest] }) => dateCell(newest?.date) },
  { header: headers.newestStatus, csv: ({ orders: [newest] }) => orderStatusLabel(newest?.status ?? '') },
];

export const usersCsv = (users: readonly UserRow[]) => csvFile(userColumns, users);
