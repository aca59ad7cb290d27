import { filterRows } from '@/lib/searchText';
import type { AdminBooking } from './adminBookings';
import { orderStage } from './orderStatus';
import { sortRows, type TableSort } from './tableSort';

export interface BookingFilter {
  readonly text: string;
  /** One of the order statuses, 'other' for any that the shop does not know, '' for all. */
  readonly status: string;
  /** First and last day ("2025-03-09"), both included; '' without. */
  readonly from: string;
  readonly to: string;
}

/** Whether a day lies in those asked for; no day ('') only where none was asked for. */
export function isWithin(day: string, { from, to }: Pick<BookingFilter, 'from' | 'to'>): boolean {
  if (!from && !to) return true;
  return day !== '' && (!from || day >= from) && (!to || day <= to);
}

/** The bookings that fit. */
export function filterBookings(bookings: readonly AdminBooking[], filter: BookingFilter): readonly AdminBooking[] {
  const { text, status, from, to } = filter;
  const found = filterRows(bookings, text);
  if (!status && !from && !to) return found;
  const asked = status === 'other' ? null : orderStage(status);
  return found.filter(({ stage, day }) => (!status || stage === asked) && isWithin(day, filter));
}

/** The columns that bookings can be sorted by. */
export const bookingColumns = ['order', 'date', 'name', 'status', 'total'] as const;

const values: Readonly<Record<string, (booking: AdminBooking) => string | number | null>> = {
  order: ({ orderId }) => orderId,
  date: ({ date }) => date?.getTime() ?? null,
  name: ({ name, email }) => name || email || null,
  status: ({ stage }) => stage,
  total: ({ totalCents }) => totalCents,
};

/** A sorted copy. */
export function sortBookings(
  bookings: readonly AdminBooking[],
  { column, descending }: TableSort,
): readonly AdminBooking[] {
  const pick = values[column];
  return pick ? sortRows(bookings, pick, descending) : bookings;
}
