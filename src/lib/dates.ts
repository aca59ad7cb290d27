import { locale } from './language';

const styles = {
  /** "Mar 9, 2025" */
  medium: { dateStyle: 'medium' },
  /** "March 9, 2025" */
  long: { dateStyle: 'long' },
  /** "Mar 9, 2025, 4:05 p.m." */
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  /** "4:05 p.m." */
  time: { timeStyle: 'short' },
  /** "March 2025" */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof styles;

/** Creating a formatter is slow: each is created once, when a page first needs it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A date in the given time zone, else in the reader's. */
export function formatDate(date: Date, style: Style, timeZone?: string): string {
  const key = `${style} ${timeZone}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone });
  formatters.set(key, formatter);
  return formatter.format(date);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Day and time of a time zone ("2025-03-09 16:05"). */
export function clockIn(timeZone: string, date: Date): string {
  // Swedish dates have the format of ISO 8601.
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  clocks.set(timeZone, clock);
  return clock.format(date);
}

/** When a day ("2025-03-09") begins in a time zone. */
function startOfDay(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00Z`);
  const offset = (time: number) => Date.parse(`${clockIn(timeZone, new Date(time)).replace(' ', 'T')}Z`) - time;
  const first = new Date(asUtc - offset(asUtc));
  // `second` is right if the clocks change between UTC's midnight and `first`, unless they skip the day's own midnight.
  const second = new Date(asUtc - offset(first.getTime()));
  return clockIn(timeZone, second).startsWith(day) ? second : first;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The calendar day in the reader's time zone, in the format of a date field ("2025-03-09"); '' without a date. */
export function dayOf(date: Date | null): string {
  return date ? `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}` : '';
}

const dayOnly = /^\d{4}-\d\d-\d\d$/;

/**
 * Parses a server's date; null if the text is no date or its year does not have four digits. A day without a time is
 * that day for every reader, or in the given time zone: parsed as UTC, it would be the day before in Canada.
 */
export function parseDate(text: string, timeZone?: string): Date | null {
  const isDay = dayOnly.test(text);
  const date = new Date(isDay ? `${text}T00:00` : text);
  const year = date.getFullYear();
  if (!(year >= 1000 && year <= 9998)) return null;
  return isDay && timeZone ? startOfDay(text, timeZone) : date;
}
