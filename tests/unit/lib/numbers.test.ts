import { describe, expect, it } from 'vitest';
import { plural, readNumber } from '@/lib/numbers';
import { inFrench } from '../../support/windows';

describe('a number that a reader types', () => {
  it.each([
    ['12.50', 12.5],
    ['12,50', 12.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['1\u202f234', 1234],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234,567', 1_234_567],
    ['1,234', 1234],
    ['0,125', 0.125],
    ['1.234', 1.234],
    ['１２', 12],
    ['１２，５０', 12.5],
    [' +7 ', 7],
    ['−10', -10],
    ['.5', 0.5],
    ['12.', 12],
    ['$12', 12],
    ['CA$1,234.50', 1234.5],
    ['1 234,50 $ CA', 1234.5],
    ['12.50 $', 12.5],
    ['-$3', -3],
  ])('%j is %d', (typed, number) => expect(readNumber(typed)).toBe(number));

  it.each([
    ...['', ' ', '.', '-', '12.5.0', '12,5,0', '1.234.50', '1 23', '12 50', '1,23,456', '1234,567.00'],
    ...['1e5', '0x10', '12²', 'ten', 'Infinity', 'US$12', '12 €', '$', '5 %', '1-2'],
  ])('%j is not a number', (typed) => expect(readNumber(typed)).toBeNull());

  it('has a comma before its decimals in French', async () => {
    const french = await inFrench<typeof import('@/lib/numbers')>('lib/numbers.ts');
    const typed = ['12,50', '1 234,50', '1,234.50', '1,234', '12.5', '12.5.0'];
    expect(typed.map((text) => french.readNumber(text))).toEqual([12.5, 1234.5, 1234.5, 1.234, 12.5, null]);
  });
});

it('the plural of a text takes the singular for 1 alone', () => {
  const items = (count: number) => plural(count, '1 item', `${count} items`);
  expect([0, 1, 2, 21].map(items)).toEqual(['0 items', '1 item', '2 items', '21 items']);
});
