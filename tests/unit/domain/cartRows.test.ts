import { expect, it } from 'vitest';
import { cartRows } from '@/domain/cart';
import { cartItem, product } from '../../support/fixtures';

const item = (_id: string) => ({ ...cartItem(product({ _id })), _id: `line ${_id}` });
const removed = (productId: string) => ({ productId, name: productId, quantity: 1, stockSize: null });
const keys = (...rows: Parameters<typeof cartRows>) => cartRows(...rows).map(({ key }) => key);

it.each([
  ['without removals, the server’s order', [item('b'), item('a')], [], [], ['b', 'a']],
  ['a removed line in its place', [item('a'), item('c')], [removed('b')], ['a', 'b', 'c'], ['a', 'b', 'c']],
  [
    'a line put back, which the server appends',
    [item('b'), item('c'), item('a')],
    [],
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ],
  ['no removed line while the cart has it', [item('a'), item('b')], [removed('b')], ['a', 'b'], ['a', 'b']],
  ['a line added since, last', [item('a'), item('new'), item('b')], [], ['a', 'b'], ['a', 'b', 'new']],
])('the cart shows %s', (_, items, lines, order, shown) => expect(keys(items, lines, order)).toEqual(shown));

it('a deleted product and one without an id have keys of their own', () => {
  const gone = { ...cartItem(null), deletedProductId: 'gone' };
  expect(keys([gone, { ...cartItem(null), _id: 'nameless' }], [], [])).toEqual(['gone', 'nameless']);
});
