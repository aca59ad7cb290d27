import { expect, test } from 'vitest';
import { nextSort, readTableSort, sortRows, tableSortParam } from '@/domain/tableSort';

const fallback = { column: 'date', descending: true };

test.each([
  ['price', { column: 'price', descending: false }],
  ['-price', { column: 'price', descending: true }],
  ['colour', fallback],
  [null, fallback],
])('the address %j asks for %j', (param, sort) =>
  expect(readTableSort(param, ['price', 'date'], fallback)).toEqual(sort),
);

test('a sort goes into the address as it is read from it', () =>
  expect(tableSortParam({ column: 'price', descending: true })).toBe('-price'));

test('a header sorts up first, then down, then up', () => {
  const up = nextSort(fallback, 'price');
  expect(up).toEqual({ column: 'price', descending: false });
  expect(nextSort(up, 'price')).toEqual({ column: 'price', descending: true });
});

test('missing values stand last in both directions; words are read as people read them', () => {
  const sorted = (descending: boolean) => sortRows(['b10', null, 'B2', 'á'], (word) => word, descending);
  expect(sorted(false)).toEqual(['á', 'B2', 'b10', null]);
  expect(sorted(true)).toEqual(['b10', 'B2', 'á', null]);
});

test('numbers sort as numbers and the list itself is left alone', () => {
  const rows = [10, 9, 100];
  expect(sortRows(rows, (row) => row, false)).toEqual([9, 10, 100]);
  expect(rows).toEqual([10, 9, 100]);
});
