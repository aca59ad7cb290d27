import { currencyCode } from '@/config/constants';
import type { Address } from '@/contract/address';
import type { AdminBooking } from './adminBookings';
import { adminDomainTexts } from './adminTexts';
import { type CsvCell, csvText, dateCell } from './csv';
import type { LedgerEntry, LedgerFlag } from './ledger';
import { toDollars } from './money';
import { orderStatusLabel } from './orderStatusLabel';

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
