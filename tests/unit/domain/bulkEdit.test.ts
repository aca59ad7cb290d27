import { describe, expect, it } from 'vitest';
import { bulkEdit, bulkValueProblem, isOvertaken, priceByPercent } from '@/domain/bulkEdit';
import { product } from '../../support/fixtures';

describe('priceByPercent', () => {
  it.each([
    [12, -10, 10.8],
    [9.99, 7.5, 10.74],
    [1.01, 50, 1.52],
    [0.01, -60, 0],
    [100, 0, 100],
  ])('CA$%f by %f percent is CA$%f, to the cent', (before, percent, after) => {
    expect(priceByPercent(before, percent)).toBe(after);
  });
});

describe('bulkValueProblem', () => {
  it.each([
    ['sellingPercent', '-10', ''],
    ['sellingPercent', '', 'Enter a number'],
    ['sellingPercent', '-100', 'Enter more than −100 and at most 1000'],
    ['bothPercent', '1.234', 'Use at most two decimals'],
    ['stockSet', '-1', 'Must be 0 or more'],
    ['sellingPercent', '−12,5', ''],
    ['bothPercent', '5 %', ''],
    ['stockAdd', '5 %', 'Enter a number'],
    ['stockAdd', '-1', ''],
    ['stockAdd', '1e3', 'Enter a number'],
    ['stockAdd', '1.5', 'Enter a whole number'],
    ['category', '  ', 'Enter a category'],
  ] as const)('The action %s with the value %j has the problem "%s"', (action, typed, problem) => {
    expect(bulkValueProblem(action, typed)).toBe(problem);
  });
});

describe('bulkEdit', () => {
  const tea = product({ oprice: 12, price: 20, stockSize: 4, category: 'Medicine' });

  it('Changes both prices, or the selling price alone', () => {
    expect(bulkEdit(tea, 'sellingPercent', '-10 %').after).toEqual({ oprice: '10.8' });
    expect(bulkEdit(tea, 'bothPercent', '-10')).toEqual({
      before: { oprice: '12', price: '20' },
      after: { oprice: '10.8', price: '18' },
      problem: '',
      advice: [],
    });
  });

  it('Reads a decimal comma, and warns of a price above the original or ten times the one before', () => {
    expect(bulkEdit(tea, 'sellingPercent', '-12,5').after).toEqual({ oprice: '10.5' });
    expect(bulkEdit(tea, 'sellingPercent', '1000').advice).toEqual([
      'The selling price is at least ten times higher or lower than before.',
      'The selling price is above the original price, so shoppers see no original price and no % off.',
    ]);
  });

  it('Leaves out what stays the same', () => {
    expect(bulkEdit(tea, 'category', ' Medicine ').after).toEqual({});
    expect(bulkEdit(tea, 'stockSet', '4').after).toEqual({});
  });

  it.each([
    ['sellingPercent', '5', { oprice: 0 }, 'Has no selling price'],
    ['sellingPercent', '-99', { oprice: 0.1 }, 'The price would be 0'],
    ['stockAdd', '5', { stockSize: null }, 'Its stock is unknown'],
    ['stockAdd', '-5', {}, 'The stock would be below 0'],
  ] as const)('A product that %s %s cannot change says why', (action, typed, fields, problem) => {
    expect(bulkEdit({ ...tea, ...fields }, action, typed)).toMatchObject({ after: {}, problem });
  });
});

it.each([
  ['no one else changed', false, 'Confirmed', 'Shipped'],
  ['someone changed to the same', false, 'Shipped', 'Shipped'],
  ['someone changed to another one', true, 'Delivered', 'Shipped'],
])('A value that %s is overtaken: %s', (_, overtaken, theirs, wanted) =>
  expect(isOvertaken('Confirmed', theirs, wanted)).toBe(overtaken),
);
