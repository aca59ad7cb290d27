import { expect, it } from 'vitest';
import { firstDayOf, lastDayOf, periodOf, shiftDay, shiftPeriod } from '@/domain/periods';

it.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2025-02-28', 1, '2025-03-01'],
  // Days of 23 and 25 hours in Canada.
  ['2025-03-09', 1, '2025-03-10'],
  ['2025-11-02', 1, '2025-11-03'],
  ['2025-01-01', -1, '2024-12-31'],
])('The day %s shifted by %d is %s', (day, by, shifted) => expect(shiftDay(day, by)).toBe(shifted));

it.each([
  ['2025-03-09', 'day', '2025-03-09'],
  ['2025-03-09', 'week', '2025-03-03'],
  ['2025-03-10', 'week', '2025-03-10'],
  ['2025-01-01', 'week', '2024-12-30'],
  ['2024-02-29', 'month', '2024-02'],
  ['', 'week', ''],
] as const)('The day %s is in the %s of %s', (day, unit, period) => expect(periodOf(day, unit)).toBe(period));

it.each([
  ['2025-01', 'month', -1, '2024-12'],
  ['2024-12', 'month', 1, '2025-01'],
  ['2025-03', 'month', -15, '2023-12'],
  ['2025-03-03', 'week', 1, '2025-03-10'],
] as const)('The period %s, as a %s shifted by %d, is %s', (period, unit, by, shifted) =>
  expect(shiftPeriod(period, unit, by)).toBe(shifted),
);

it.each([
  ['2024-02', 'month', '2024-02-01', '2024-02-29'],
  ['2025-02', 'month', '2025-02-01', '2025-02-28'],
  ['2025-12', 'month', '2025-12-01', '2025-12-31'],
  ['2024-12-30', 'week', '2024-12-30', '2025-01-05'],
  ['2025-03-09', 'day', '2025-03-09', '2025-03-09'],
] as const)('The period %s, a %s, is from %s to %s', (period, unit, first, last) =>
  expect([firstDayOf(period, unit), lastDayOf(period, unit)]).toEqual([first, last]),
);
