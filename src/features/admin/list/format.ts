import { formatDate } from '@/lib/dates';

/** A date as the dashboard shows it. */
export function dateText(date: Date | null): string {
  return date ? formatDate(date, 'medium') : 'No date';
}

/** A day ("2025-03-09") in words; '' is a booking without a date. */
export function dayText(day: string): string {
  return dateText(day ? new Date(`${day}T12:00:00`) : null);
}

/** A month ("2025-03") in words. */
export function monthText(month: string): string {
  return month ? formatDate(new Date(`${month}-15T12:00:00`), 'month') : 'No date';
}

/** "1 booking", "1,200 bookings". */
export function countText(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-CA')} ${count === 1 ? one : many}`;
}

/** "12 of 30 products", or "30 products" when nothing is left out. */
export function shownText(shown: number, total: number, one: string, many: string): string {
  const all = countText(total, one, many);
  return shown === total ? all : `${shown.toLocaleString('en-CA')} of ${all}`;
}
