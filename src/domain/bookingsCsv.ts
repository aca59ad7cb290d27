import type { Address } from '@/contract/address';
import type { AdminBooking } from './adminBookings';
import { type CsvCell, csvText } from './csv';
import type { LedgerEntry, LedgerFlag } from './ledger';
import { toDollars } from './money';

function addressText(address: Address | null): string {
  if (!address) return '';
  const { name, flatNoOrBuildingNameAndStreetName: street, AreaoRLocality, city, state, postalCode, country } = address;
  return [name, street, AreaoRLocality, city, state, postalCode, country, address.contactNumber]
    .filter(Boolean)
    .join(', ');
}

const kinds = { customer: 'Booking', guest: 'BuyNow booking' } as const;

const bookingHeader = [
  'Order ID',
  'Date',
  'Status',
  'Name',
  'Email',
  'Products',
  'Shipping (CA$)',
  'Total (CA$)',
  'Paid (CA$)',
  'Currency',
  'Payment type',
  'Transaction ID',
  'Shipping address',
  'Booking address',
];

function bookingRow(booking: AdminBooking): CsvCell[] {
  return [
    booking.orderId,
    booking.date?.toISOString() ?? '',
    booking.status,
    booking.name,
    booking.email,
    booking.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
    toDollars(booking.shippingCents),
    toDollars(booking.totalCents),
    booking.paidCents === null ? '' : toDollars(booking.paidCents),
    booking.currency,
    booking.paymentType,
    booking.transactionId,
    addressText(booking.shippingAddress),
    addressText(booking.bookingAddress),
  ];
}

/** Bookings as a CSV file, one row each; money in dollars. */
export function bookingsCsv(bookings: readonly AdminBooking[]): string {
  return csvText([bookingHeader, ...bookings.map(bookingRow)]);
}

const ledgerHeader = [
  'Date',
  'Kind',
  'Order ID',
  'Name',
  'Transaction ID',
  'Order total (CA$)',
  'Paid (CA$)',
  'Counted (CA$)',
  'Flags',
];

/** The ledger as a CSV file; `flagTexts` are the words for its flags, money in dollars. */
export function ledgerCsv(entries: readonly LedgerEntry[], flagTexts: Readonly<Record<LedgerFlag, string>>): string {
  const rows = entries.map(({ booking, paidCents, countedCents, flags }): CsvCell[] => [
    booking.date?.toISOString() ?? '',
    kinds[booking.kind],
    booking.orderId,
    booking.name || booking.email,
    booking.transactionId,
    toDollars(booking.totalCents),
    toDollars(paidCents),
    toDollars(countedCents),
    flags.map((flag) => flagTexts[flag]).join('; '),
  ]);
  return csvText([ledgerHeader, ...rows]);
}
