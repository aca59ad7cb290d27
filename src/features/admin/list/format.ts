import { env } from '@/config/env';
import { formatDate } from '@/lib/dates';
import { formatCount } from './counts';
import { adminListTexts, orderTexts, recordTexts } from './texts';

/** The names and texts of a list's records. */
export interface RecordNames {
  readonly one: string;
  readonly other: string;
  readonly title: string;
  readonly empty: string;
  readonly noMatch: string;
  /** The text around the count, if there is more to say than the count. */
  readonly total?: (count: string) => string;
}

/** "Order 67e16…" */
export function orderTitle(orderId: string): string {
  return orderId ? orderTexts.title(orderId) : orderTexts.without;
}

/** The day in the shop's time zone, by which figures and exports count. */
export function dateText(date: Date | null): string {
  return date ? formatDate(date, 'medium', env.timeZone) : adminListTexts.noDate;
}

/** Says by which time zone's days the figures count. */
export const shopDaysText = adminListTexts.shopDays(env.timeZone);

/** Takes "2025-03-09", or '' for a booking without a date. */
export function dayText(day: string): string {
  return day ? formatDate(new Date(`${day}T12:00Z`), 'medium', 'UTC') : adminListTexts.noDate;
}

/** Takes "2025-03", or '' for bookings without a date. */
export function monthText(month: string): string {
  return month ? formatDate(new Date(`${month}-15T12:00Z`), 'month', 'UTC') : adminListTexts.noDate;
}

/** "12 users", or "3 of 12 users" */
export function recordCount({ one, other, total }: RecordNames, all: number, found: number): string {
  const count =
    found === all ? recordTexts.all(all, one, other) : recordTexts.some(all, formatCount(found), one, other);
  return total ? total(count) : count;
}
