import { describe, expect, it } from 'vitest';
import { cartRows, cheapestRaise, differsBeside, gapClosers, withDeletedProducts } from '@/domain/cart';
import { cartLines } from '@/domain/order';
import { cartItem, product, shelf, user } from '../../support/fixtures';

describe('cart rows', () => {
  const item = (_id: string) => ({ ...cartItem(product({ _id })), _id: `line ${_id}` });

  const removed = (_id: string) => ({ product: product({ _id }), quantity: 1 });

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
});

describe('minimum coach', () => {
  const lines = (...of: [name: string, oprice: number, quantity: number, stockSize?: number | null][]) =>
    cartLines(
      of.map(([name, oprice, quantity, stockSize = 50]) =>
        cartItem(product({ _id: name, name, price: oprice, oprice, stockSize }), quantity),
      ),
    );

  it.each([
    ['one line', lines(['a', 18, 1]), { name: 'a', more: 2, quantity: 3, goodsCents: 5400 }],
    ['exactly the minimum', lines(['a', 25, 1]), { name: 'a', more: 1, quantity: 2, goodsCents: 5000 }],
    [
      'the line that costs least',
      lines(['a', 18, 1], ['b', 10, 1]),
      { name: 'b', more: 3, quantity: 4, goodsCents: 5800 },
    ],
    [
      'a line whose stock allows it',
      lines(['a', 18, 1], ['b', 10, 1, 3]),
      { name: 'a', quantity: 3, goodsCents: 6400 },
    ],
    ['cents', lines(['a', 49.99, 1]), { more: 1, quantity: 2, goodsCents: 9998 }],
    ['all of the stock', lines(['a', 18, 1, 3]), { more: 2, quantity: 3 }],
    ['a stock that is unknown', lines(['a', 18, 1, null]), { more: 2, quantity: 3 }],
  ])('the cheapest raise to the minimum: %s', (_, of, raise) => expect(cheapestRaise(of)).toMatchObject(raise));

  it.each([
    ['at the minimum', lines(['a', 50, 1])],
    ['where the stock does not allow it', lines(['a', 18, 1, 2])],
    ['without lines', []],
  ])('no raise is suggested %s', (_, of) => expect(cheapestRaise(of)).toBeNull());

  it('the cheapest three products that close the gap are offered, without those chosen already', () => {
    const catalogue = shelf(9).toReversed();
    const chosen = [catalogue.find(({ oprice }) => oprice === 14)?._id ?? ''];
    expect(gapClosers(catalogue, chosen, 13_00).map(({ oprice }) => oprice)).toEqual([13, 15, 16]);
    expect(gapClosers(catalogue, [], 20_00)).toEqual([]);
    expect(gapClosers(shelf(9, { stockSize: 0 }), [], 5_00)).toEqual([]);
  });
});

describe('another browser’s change', () => {
  const [a, b] = [product({ _id: 'a' }), product({ _id: 'b' })];

  it.each([
    ['the product’s own line', false, [cartItem(a, 1)], [cartItem(a, 2)]],
    ['the product’s own line, added', false, [cartItem(b, 3)], [cartItem(b, 3), cartItem(a, 1)]],
    ['the order of the lines', false, [cartItem(b, 3), cartItem(null)], [cartItem(null), cartItem(b, 3)]],
    ['another line’s quantity', true, [cartItem(b, 3)], [cartItem(b, 4)]],
    ['another line, added', true, [cartItem(a, 1)], [cartItem(a, 1), cartItem(b, 3)]],
  ])('a change of %s counts as one beside the product: %s', (_, differs, before, after) =>
    expect(differsBeside('a', before, after)).toBe(differs),
  );
});

describe('a product deleted since', () => {
  const line = (_id: string, productId: string | null, deletedProductId = '') => ({
    ...cartItem(productId === null ? null : product({ _id: productId })),
    _id,
    deletedProductId,
  });
  const withLines = (...items: ReturnType<typeof line>[]) => user({ myCart: [{ items }] });
  const idsIn = ({ myCart }: ReturnType<typeof user>) => myCart[0]?.items.map((item) => item.deletedProductId);

  it('its line keeps the id that removes it (§7), also over several responses', () => {
    const before = withLines(line('one', 'a'), line('two', 'b'));
    const deleted = withDeletedProducts(before, withLines(line('one', null), line('two', 'b')));
    expect(idsIn(deleted)).toEqual(['a', '']);
    const later = withDeletedProducts(deleted, withLines(line('one', null), line('two', null), line('three', null)));
    expect(idsIn(later)).toEqual(['a', 'b', '']);
  });

  it('an id that the server sends stays', () => {
    const now = withLines(line('one', null, 'sent'), line('two', null));
    expect(idsIn(withDeletedProducts(withLines(line('one', 'a'), line('two', 'b')), now))).toEqual(['sent', 'b']);
  });

  it('nothing changes without a deleted product, before the first response, or for another customer', () => {
    const all = withLines(line('one', 'a'), line('two', null, 'b'));
    const deleted = withLines(line('one', null));
    expect(withDeletedProducts(withLines(line('one', 'x')), all)).toBe(all);
    expect(withDeletedProducts(null, deleted)).toBe(deleted);
    expect(withDeletedProducts({ ...all, _id: 'another' }, deleted)).toBe(deleted);
  });
});
