import { expect, it } from 'vitest';
import { filterProductRows, productRow, sortProductRows } from '@/domain/adminProducts';
import { product } from '../../support/fixtures';

const rows = [
  productRow(product({ _id: 'a', name: 'Tulsi Tea', stockSize: 0, oprice: 12 })),
  productRow(product({ _id: 'b', name: 'Neem Tea', stockSize: 90, oprice: 9 })),
  productRow(product({ _id: 'c', name: 'Neem Oil', stockSize: null, oprice: 30 })),
];
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).join('');

it.each([
  ['', '', 'abc'],
  ['tea', '', 'ab'],
  ['', 'low', 'a'],
  ['neem', 'low', ''],
])('The filter leaves, for the search "%s" and the stock "%s", the products "%s"', (text, stock, left) =>
  expect(ids(filterProductRows(rows, { text, stock }, 5))).toBe(left),
);

it.each([
  [{ column: 'price', descending: false }, 'bac'],
  [{ column: 'stock', descending: true }, 'bac'],
  [{ column: '', descending: false }, 'abc'],
])('The sort %j gives the order "%s"', (sort, order) => expect(ids(sortProductRows(rows, sort))).toBe(order));
