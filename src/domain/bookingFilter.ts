import { dayOf, parseDate } from '@/lib/dates';
import { filterRows } from '@/lib/text';
import type { AdminBooking } from './adminBookings';
import { orderStage } from './orderStatus';
import { sortRows, type TableSort } from './tableSort';

export interface BookingFilter {
  readonly text: string;
  /** An order status, 'other' for any unknown one, '' for all. */
  readonly status: string;
  /** First and last day ("2025-03-09"), inclusive; '' for no limit. */
  readonly from: string;
  readonly to: string;
}

/** A day as a date field spells it; '' for any other text, which such a field does not show. */
export const asDay = (text: string): string => (dayOf(parseDate(text)) === text ? text : '');

export function isWithin(day: string, { from, to }: Pick<BookingFilter, 'from' | 'to'>): boolean {
  if (!from && !to) return true;
  return day !== '' && (!from || day >= from) && (!to || day <= to);
}

export function filterBookings(bookings: readonly AdminBooking[], filter: BookingFilter): readonly AdminBooking[] {
  const { text, status, from, to } = filter;
  const found = filterRows(bookings, text);
  if (!status && !from && !to) return found;
  const wanted = status === 'other' ? null : orderStage(status);
  return found.filter(({ stage, day }) => (!status || stage === wanted) && isWithin(day, filter));
}

export const bookingSortColumns = ['order', 'date', 'name', 'status', 'total'] as const;

const values: Readonly<Record<string, (booking: AdminBooking) => string | number | null>> = {
  order: ({ orderId }) => orderId,
  date: ({ date }) => date?.getTime() ?? null,
  name: ({ name, email }) => name || email || null,
  status: ({ stage }) => stage,
  total: ({ totalCents }) => totalCents,
};

export function sortBookings(
  bookings: readonly AdminBooking[],
  { column, descending }: TableSort,
): readonly AdminBooking[] {
  const pick = values[column];
  return pick ? sortRows(bookings, pick, descending) : bookings;
}
