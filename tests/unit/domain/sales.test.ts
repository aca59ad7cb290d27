import { describe, expect, it, vi } from 'vitest';
import { bookedProducts } from '@/domain/bookings';
import { comparedPeriods, salesBy, salesTotal } from '@/domain/sales';
import { product } from '../../support/fixtures';
import { ledgerOf } from '../../support/ledger';

const find = bookedProducts([
  product({ _id: 'p1', name: 'Oil', brand: 'Himalaya', price: 20.1, oprice: 18 }),
  product({ _id: 'p2', name: 'Drops', brand: 'Himalaya', price: 5, oprice: 5 }),
  product({ _id: 'p3', name: '', brand: 'Other' }),
]);

const line = (productId: string | null, name: string, quantity: number, price: number) => ({
  productId: productId && { _id: productId, name },
  quantity,
  price,
  total_price: price * quantity,
});

const sold = (...products: unknown[]) => ledgerOf([{ day: '2025-03-09', paid: 1, products }]);

const none = { units: 0, cents: 0, discountCents: 0, unknownUnits: 0 };

it('A discount is the original price minus the booked one, in cents, for each piece', () =>
  expect(salesBy('product', sold(line('p1', 'Oil', 3, 17.95)), find)).toEqual([
    { name: 'Oil', units: 3, cents: 53_85, discountCents: 6_45, unknownUnits: 0 },
  ]));

it('A price above the original one is no discount', () =>
  expect(salesBy('product', sold(line('p2', 'Drops', 1, 6)), find)[0]).toMatchObject({ discountCents: 0 }));

it('A renamed product counts by its id; a deleted one has no brand and an unknown discount', () =>
  expect(salesBy('brand', sold(line('p1', 'Old oil', 1, 18), line(null, '', 2, 4)), find)).toEqual([
    { name: 'Himalaya', units: 1, cents: 18_00, discountCents: 2_10, unknownUnits: 0 },
    { name: '', units: 2, cents: 8_00, discountCents: 0, unknownUnits: 2 },
  ]));

it('A booking that repeats a transaction sold nothing', () => {
  const payment = { day: '2025-03-09', paid: 18, transactionId: 'T1', products: [line('p1', 'Oil', 1, 18)] };
  expect(salesTotal(salesBy('brand', ledgerOf([payment, payment]), find))).toEqual({
    ...none,
    units: 1,
    cents: 18_00,
    discountCents: 2_10,
  });
});

describe('period comparison', () => {
  const listed = { count: 24, from: '', to: '', today: new Date('2025-06-15T12:00:00') };

  /** The comparison of what was paid on each day. */
  const compared = (paid: Record<string, number>, options: Partial<Parameters<typeof comparedPeriods>[1]> = {}) =>
    comparedPeriods(ledgerOf(Object.entries(paid).map(([day, paid]) => ({ day, paid }))), {
      ...listed,
      unit: 'month',
      ...options,
    });

  const figures = (...given: Parameters<typeof compared>) =>
    compared(...given).map(({ period, cents, beforeCents }) => [period, cents, beforeCents]);

  it('Each month is compared with the whole month before, also an empty one; the first with none', () =>
    expect(figures({ '2025-01-31': 10.1, '2025-03-01': 20.2 })).toEqual([
      ['2025-03', 20_20, 0],
      ['2025-02', 0, 10_10],
      ['2025-01', 10_10, null],
    ]));

  it('The last second of a month is in that month, and a leap day in February', () =>
    expect(figures({ '2024-02-29T23:59:59-05:00': 1, '2024-03-01T00:00:00-05:00': 2 })).toEqual([
      ['2024-03', 2_00, 1_00],
      ['2024-02', 1_00, null],
    ]));

  it.each(['Asia/Kolkata', 'America/Vancouver'])('The days are the shop’s for a reader in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const today = new Date('2025-03-01T04:00:00Z');
    expect(compared({ '2025-03-01T03:30:00Z': 1, '2025-02-27': 2 }, { unit: 'day', today })).toMatchObject([
      { period: '2025-02-28', cents: 1_00, beforeCents: 2_00, soFar: true },
      { period: '2025-02-27', cents: 2_00, beforeCents: null, soFar: false },
    ]);
  });

  it('A month so far is compared with as many days of the month before, at most with all of it', () => {
    const paid = { '2025-02-10': 100, '2025-02-28': 50, '2025-03-02': 30 };
    const on = (day: string) => compared(paid, { today: new Date(`${day}T12:00:00`) })[0];
    expect(on('2025-03-12')).toMatchObject({ soFar: true, cents: 30_00, beforeCents: 100_00 });
    expect(on('2025-03-31')).toMatchObject({ soFar: true, cents: 30_00, beforeCents: 150_00 });
  });

  it('A period that the listed dates cut is not compared, nor is the one after it', () => {
    const paid = { '2025-01-20': 1, '2025-02-20': 2, '2025-03-20': 3 };
    expect(figures(paid, { from: '2025-01-15', to: '2025-03-20' })).toEqual([
      ['2025-03', 3_00, null],
      ['2025-02', 2_00, null],
      ['2025-01', 1_00, null],
    ]);
    expect(compared(paid, { from: '2025-01-01', to: '2025-03-31' })[0]?.beforeCents).toBe(2_00);
  });

  it('The two weeks around a change of the clocks have seven days each', () =>
    expect(figures({ '2025-03-09': 1, '2025-03-10': 2, '2025-03-16': 4 }, { unit: 'week' })).toEqual([
      ['2025-03-10', 6_00, 1_00],
      ['2025-03-03', 1_00, null],
    ]));

  it('A booking far in the past, in the future or without a day does not empty the comparison', () => {
    const periods = compared({ '1000-01-01': 7, '9998-12-31': 8, '?': 9, '2025-06-01': 10 });
    expect(periods).toHaveLength(24);
    expect(periods[0]).toMatchObject({ period: '2025-06', cents: 10_00 });
  });

  it('Without bookings there are no periods', () => expect(compared({}, { unit: 'day' })).toEqual([]));
});
