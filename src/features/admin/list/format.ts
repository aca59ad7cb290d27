import { env } from '@/config/env';
import { formatDate } from '@/lib/dates';
import { locale } from '@/lib/language';
import { adminListTexts } from './texts';

/** What a query's progress and failures need from a tab's catalogue. */
export interface QueryTexts {
  readonly loading: string;
  readonly slow: string;
  readonly loadFailed: string;
  readonly refreshFailed: string;
  readonly empty: string;
}

/** What a list needs from a tab's catalogue. Figures are formatted counts. */
export interface ListTexts {
  readonly label: string;
  readonly search: string;
  readonly all: (count: number, figure: string) => string;
  readonly some: (count: number, figure: string, foundFigure: string) => string;
  readonly noMatch: string;
}

/** The shop's day, as figures and exports count it. */
export function dateText(date: Date | null): string {
  return date ? formatDate(date, 'medium', env.timeZone) : adminListTexts.noDate;
}

/** Says whose days the figures are of. */
export const shopDaysText = adminListTexts.shopDays(env.timeZone);

/** Takes "2025-03-09", or '' for a booking without a date. */
export function dayText(day: string): string {
  return day ? formatDate(new Date(`${day}T12:00Z`), 'medium', 'UTC') : adminListTexts.noDate;
}

/** Takes "2025-03", or '' for bookings without a date. */
export function monthText(month: string): string {
  return month ? formatDate(new Date(`${month}-15T12:00Z`), 'month', 'UTC') : adminListTexts.noDate;
}

/** A formatter is slow to make, and each keystroke in a search needs it. */
const grouping = /* @__PURE__ */ new Intl.NumberFormat(locale);

/** "1,200" */
export function formatCount(count: number): string {
  return grouping.format(count);
}

/** A catalogue's text for a count, for example "1 order" or "1,200 orders". */
export function countText(text: (count: number, figure: string) => string, count: number): string {
  return text(count, formatCount(count));
}
