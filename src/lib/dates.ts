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

/** A formatter is slow to make: each is made once, when a page first needs it. */
const formatters: Partial<Record<Style, Intl.DateTimeFormat>> = {};

/** A date in the reader's time zone. */
export function formatDate(date: Date, style: Style): string {
  formatters[style] ??= new Intl.DateTimeFormat(locale, styles[style]);
  return formatters[style].format(date);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The calendar day where the reader is, as a date field spells it ("2025-03-09"); '' without a date. */
export function dayOf(date: Date | null): string {
  return date ? `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}` : '';
}

/** The time of day where the reader is ("16:05"). */
export function timeOf(date: Date): string {
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

const dayOnly = /^\d{4}-\d\d-\d\d$/;

/**
 * A date as a server writes it; null where the text is none, or its year does not have four digits. A day without a time is
 * that day for every reader: read as UTC, it would be the day before in Canada.
 */
export function parseDate(text: string): Date | null {
  const date = new Date(dayOnly.test(text) ? `${text}T00:00` : text);
  const year = date.getFullYear();
  return year >= 1000 && year <= 9998 ? date : null;
}
