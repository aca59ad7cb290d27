import { expect, it } from 'vitest';
import { nextSort, readTableSort, sortRows, tableSortParam } from '@/domain/tableSort';

const fallback = { column: 'date', descending: true };

it.each([
  ['price', { column: 'price', descending: false }],
  ['-price', { column: 'price', descending: true }],
  ['colour', fallback],
  [null, fallback],
])('The URL value %j means the sort %j', (param, sort) =>
  expect(readTableSort(param, ['price', 'date'], fallback)).toEqual(sort),
);

it('The URL marks descending sorts', () =>
  expect(tableSortParam({ column: 'price', descending: true })).toBe('-price'));

it('A header sorts ascending first, then descending', () => {
  const ascending = nextSort(fallback, 'price');
  expect(ascending).toEqual({ column: 'price', descending: false });
  expect(nextSort(ascending, 'price')).toEqual({ column: 'price', descending: true });
});

it('Missing values come last in both directions; texts sort without case and accents, numbers in them by value', () => {
  const sorted = (descending: boolean) => sortRows(['b10', null, 'B2', 'á'], (word) => word, descending);
  expect(sorted(false)).toEqual(['á', 'B2', 'b10', null]);
  expect(sorted(true)).toEqual(['b10', 'B2', 'á', null]);
});

it('Ids sort as plain text, which is the order of their times', () => {
  const ids = ['66f10a000000000000000000', '66f9a0000000000000000000', '66fa00000000000000000000'];
  expect(sortRows(ids.toReversed(), (id) => id, false)).toEqual(ids);
});

it('Numbers sort by value', () => expect(sortRows([10, 9, 100], (row) => row, false)).toEqual([9, 10, 100]));
