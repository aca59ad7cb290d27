import type { AdminBooking } from './adminBookings';
import { dayOf } from './days';
import { orderStage } from './orderStatus';
import { rowsWith } from './searchWords';
import { sortRows, type TableSort } from './tableSort';

export interface BookingFilter {
  readonly text: string;
  /** One of the order statuses, 'other' for any that the shop does not know, '' for all. */
  readonly status: string;
  /** First and last day ("2025-03-09"), both included; '' without. */
  readonly from: string;
  readonly to: string;
}

function hasStatus(status: string, asked: string): boolean {
  if (asked === 'other') return orderStage(status) === null;
  return orderStage(status) === orderStage(asked);
}

/** Whether a date lies in the days asked for; one without a date only where no day was asked for. */
export function isWithin(date: Date | null, { from, to }: Pick<BookingFilter, 'from' | 'to'>): boolean {
  if (!from && !to) return true;
  const day = dayOf(date);
  return day !== '' && (!from || day >= from) && (!to || day <= to);
}

/** The bookings that fit. */
export function filterBookings(bookings: readonly AdminBooking[], filter: BookingFilter): readonly AdminBooking[] {
  return rowsWith(bookings, filter.text).filter(
    ({ status, date }) => (!filter.status || hasStatus(status, filter.status)) && isWithin(date, filter),
  );
}

/** The columns that bookings can be sorted by. */
export const bookingColumns = ['order', 'date', 'name', 'status', 'total'] as const;

const values: Readonly<Record<string, (booking: AdminBooking) => string | number | null>> = {
  order: ({ orderId }) => orderId,
  date: ({ date }) => date?.getTime() ?? null,
  name: ({ name, email }) => name || email || null,
  status: ({ status }) => orderStage(status),
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
