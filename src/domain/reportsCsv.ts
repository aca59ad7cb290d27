import { currencyCode } from '@/config/constants';
import { env } from '@/config/env';
import type { Address } from '@/contract/address';
import { adminDomainTexts, moneyCsvTexts as texts } from './adminTexts';
import type { UserRow } from './adminUsers';
import type { AdminBooking } from './bookings';
import { type CsvCell, type CsvColumn, csvFile, dateCell } from './csv';
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

/** The header of dates and days: whose they are. */
const inShopTime = (header: string) => `${header} (${env.timeZone})`;

const { bookingCsvColumns: ofBooking, ledgerCsvColumns: ofPayment, userCsvColumns: ofUser } = adminDomainTexts;

const bookingColumns: readonly CsvColumn<AdminBooking>[] = [
  { header: ofBooking.orderId, csv: ({ orderId }) => orderId },
  { header: inShopTime(ofBooking.date), csv: ({ date }) => dateCell(date) },
  { header: ofBooking.status, csv: ({ status }) => orderStatusLabel(status) },
  { header: ofBooking.name, csv: ({ name }) => name },
  { header: ofBooking.email, csv: ({ email }) => email },
  { header: ofBooking.products, csv: ({ lines }) => lines.map((line) => `${line.quantity} × ${line.name}`).join('; ') },
  { header: ofBooking.shipping, csv: ({ shippingCents }) => amountCell(shippingCents) },
  { header: ofBooking.total, csv: ({ totalCents }) => amountCell(totalCents) },
  { header: ofBooking.paid, csv: ({ paidCents }) => amountCell(paidCents) },
  { header: ofBooking.currency, csv: ({ currency }) => currency },
  { header: ofBooking.paymentType, csv: ({ paymentType }) => paymentType },
  { header: ofBooking.transactionId, csv: ({ transactionId }) => transactionId },
  { header: ofBooking.shippingAddress, csv: ({ shippingAddress }) => addressText(shippingAddress) },
  { header: ofBooking.bookingAddress, csv: ({ bookingAddress }) => addressText(bookingAddress) },
];

export const bookingsCsv = (bookings: readonly AdminBooking[]) => csvFile(bookingColumns, bookings);

const kinds = { customer: adminDomainTexts.customerBooking, guest: adminDomainTexts.guestBooking } as const;

export function ledgerCsv(entries: readonly LedgerEntry[], flagTexts: Readonly<Record<LedgerFlag, string>>): string {
  const columns: readonly CsvColumn<LedgerEntry>[] = [
    { header: inShopTime(ofPayment.date), csv: ({ booking }) => dateCell(booking.date) },
    { header: ofPayment.kind, csv: ({ booking }) => kinds[booking.kind] },
    { header: ofPayment.orderId, csv: ({ booking }) => booking.orderId },
    { header: ofPayment.name, csv: ({ booking }) => booking.name || booking.email },
    { header: ofPayment.transactionId, csv: ({ booking }) => booking.transactionId },
    { header: ofPayment.orderTotal, csv: ({ booking }) => amountCell(booking.totalCents) },
    { header: ofPayment.paid, csv: ({ paidCents }) => amountCell(paidCents) },
    { header: ofPayment.currency, csv: ({ currency }) => currency },
    {
      header: ofPayment.counted,
      // A repeated transaction counts 0; an unknown amount, or another currency, counts nothing.
      csv: ({ paidCents, currency, countedCents }) =>
        paidCents && currency === currencyCode ? toDollars(countedCents) : '',
    },
    { header: ofPayment.flags, csv: ({ flags }) => flags.map((flag) => flagTexts[flag]).join('; ') },
  ];
  return csvFile(columns, entries);
}

const optional = (cents: number | null): CsvCell => (cents === null ? '' : toDollars(cents));

const periodColumns: readonly CsvColumn<ComparedPeriod>[] = [
  { header: inShopTime(texts.periodColumns.period), csv: ({ period }) => period },
  { header: texts.periodColumns.bookings, csv: ({ bookings }) => bookings },
  { header: texts.periodColumns.paid, csv: ({ cents }) => toDollars(cents) },
  { header: texts.periodColumns.before, csv: ({ beforeCents }) => optional(beforeCents) },
  {
    header: texts.periodColumns.difference,
    csv: ({ cents, beforeCents }) => optional(beforeCents === null ? null : cents - beforeCents),
  },
];

export const periodsCsv = (periods: readonly ComparedPeriod[]) => csvFile(periodColumns, periods);

const salesColumns: readonly CsvColumn<SalesRow>[] = [
  { header: texts.salesColumns.name, csv: ({ name }) => name },
  { header: texts.salesColumns.pieces, csv: ({ pieces }) => pieces },
  { header: texts.salesColumns.goods, csv: ({ cents }) => toDollars(cents) },
  { header: texts.salesColumns.discounts, csv: ({ discountCents }) => toDollars(discountCents) },
  { header: texts.salesColumns.unknown, csv: ({ unknownPieces }) => unknownPieces },
];

export const salesCsv = (sales: readonly SalesRow[]) => csvFile(salesColumns, sales);

/** `advice` says what to do for each flag. */
export function reconciliationCsv(
  groups: readonly FlaggedPayments[],
  flagTexts: Readonly<Record<LedgerFlag, string>>,
  advice: Readonly<Record<LedgerFlag, string>>,
): string {
  const { reconciliationColumns: headers } = texts;
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
  { header: ofUser.id, csv: ({ id }) => id },
  { header: ofUser.name, csv: ({ name }) => name },
  { header: ofUser.email, csv: ({ user }) => user.profile.email },
  { header: ofUser.phone, csv: ({ user }) => user.profile.contactNumber },
  { header: ofUser.orders, csv: ({ orders }) => orders.length },
  { header: inShopTime(ofUser.newestOrder), csv: ({ orders: [newest] }) => dateCell(newest?.date) },
  { header: ofUser.newestStatus, csv: ({ orders: [newest] }) => orderStatusLabel(newest?.status ?? '') },
];

export const usersCsv = (users: readonly UserRow[]) => csvFile(userColumns, users);
