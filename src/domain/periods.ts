import { env } from '@/config/env';
import { clockIn } from '@/lib/dates';

export const periodUnits = ['day', 'week', 'month'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/** The shop's calendar day ("2025-03-09"), the same for every reader; '' without a date. */
export function shopDay(date: Date | null): string {
  return date ? clockIn(env.timeZone, date).slice(0, 10) : '';
}

const msPerDay = 86_400_000;

/** Calendar days are counted in UTC, where each has 24 hours. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10);
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return shiftDay(day, -((weekday + 6) % 7));
}

/** "2025-03-09" for a day, its Monday for a week, "2025-03" for a month; '' without a day. */
export function periodOf(day: string, unit: PeriodUnit): string {
  if (!day || unit === 'day') return day;
  return unit === 'week' ? mondayOf(day) : day.slice(0, 7);
}

export function firstDayOf(period: string, unit: PeriodUnit): string {
  return unit === 'month' ? `${period}-01` : period;
}

/** The period that is `by` periods later, or earlier if negative. */
export function shiftPeriod(period: string, unit: PeriodUnit, by: number): string {
  if (unit !== 'month') return shiftDay(period, unit === 'week' ? by * 7 : by);
  const [year = 0, month = 1] = period.split('-').map(Number);
  const months = year * 12 + month - 1 + by;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export function lastDayOf(period: string, unit: PeriodUnit): string {
  return shiftDay(firstDayOf(shiftPeriod(period, unit, 1), unit), -1);
}
