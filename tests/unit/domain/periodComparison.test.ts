import { expect, it } from 'vitest';
import { comparedPeriods } from '@/domain/sales';
import { ledgerOf } from '../../support/ledger';

const all = { count: 24, from: '', to: '', today: new Date('2025-06-15T12:00:00') } as const;
const paid = (...days: readonly (readonly [string, number])[]) => ledgerOf(days.map(([day, paid]) => ({ day, paid })));
const figures = (periods: ReturnType<typeof comparedPeriods>) =>
  periods.map(({ period, cents, beforeCents }) => [period, cents, beforeCents]);

it('Each month is compared with the whole month before, also an empty one; the first with none', () =>
  expect(figures(comparedPeriods(paid(['2025-01-31', 10.1], ['2025-03-01', 20.2]), { ...all, unit: 'month' }))).toEqual(
    [
      ['2025-03', 20_20, 0],
      ['2025-02', 0, 10_10],
      ['2025-01', 10_10, null],
    ],
  ));

it('The last second of a month is in that month, and a leap day in February', () =>
  expect(
    figures(comparedPeriods(paid(['2024-02-29T23:59:59', 1], ['2024-03-01T00:00:00', 2]), { ...all, unit: 'month' })),
  ).toEqual([
    ['2024-03', 2_00, 1_00],
    ['2024-02', 1_00, null],
  ]));

it('A month so far is compared with as many days of the month before, at most with all of it', () => {
  const entries = paid(['2025-02-10', 100], ['2025-02-28', 50], ['2025-03-05', 30]);
  const on = (day: string) =>
    comparedPeriods(entries, { ...all, unit: 'month', today: new Date(`${day}T12:00:00`) })[0];
  expect(on('2025-03-12')).toMatchObject({ soFar: true, cents: 30_00, beforeCents: 100_00 });
  expect(on('2025-03-31')).toMatchObject({ soFar: true, cents: 30_00, beforeCents: 150_00 });
});

it('A period that the listed dates cut is not compared, nor is the one after it', () => {
  const entries = paid(['2025-01-20', 1], ['2025-02-20', 2], ['2025-03-20', 3]);
  const options = { ...all, unit: 'month', from: '2025-01-15', to: '2025-03-20' } as const;
  expect(figures(comparedPeriods(entries, options))).toEqual([
    ['2025-03', 3_00, null],
    ['2025-02', 2_00, null],
    ['2025-01', 1_00, null],
  ]);
  expect(comparedPeriods(entries, { ...options, from: '2025-01-01', to: '2025-03-31' })[0]?.beforeCents).toBe(2_00);
});

it('The two weeks around a change of the clocks have seven days each', () =>
  expect(
    figures(comparedPeriods(paid(['2025-03-09', 1], ['2025-03-10', 2], ['2025-03-16', 4]), { ...all, unit: 'week' })),
  ).toEqual([
    ['2025-03-10', 6_00, 1_00],
    ['2025-03-03', 1_00, null],
  ]));

it('A booking far in the past, in the future or without a day empties nothing', () => {
  const entries = paid(['1000-01-01', 7], ['9998-12-31', 8], ['?', 9], ['2025-06-01', 10]);
  const periods = comparedPeriods(entries, { ...all, unit: 'month' });
  expect(periods).toHaveLength(24);
  expect(periods[0]).toMatchObject({ period: '2025-06', cents: 10_00 });
});

it('No bookings have no periods', () => expect(comparedPeriods([], { ...all, unit: 'day' })).toEqual([]));
