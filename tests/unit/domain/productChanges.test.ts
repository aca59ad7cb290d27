import { describe, expect, it } from 'vitest';
import {
  productChangeText,
  productNews,
  seenNow,
  type TrackedProduct,
  withPriceAndStock,
} from '@/domain/productChanges';
import { product } from '../../support/fixtures';

describe('product news', () => {
  const seen = { cents: 3000, inStock: true };

  const now = (oprice: number, stockSize: number | null = 5) => product({ price: oprice, oprice, stockSize });

  it.each([
    ['the same', now(30), { price: null, isBack: false }],
    ['cheaper', now(25), { price: { from: 3000, fell: true }, isBack: false }],
    ['dearer and sold out', now(30.01, 0), { price: { from: 3000, fell: false }, isBack: false }],
    ['of unknown stock', now(30, null), { price: null, isBack: false }],
    ['without a price', now(0), { price: null, isBack: false }],
  ])('a product that is now %s', (_, of, news) => expect(productNews(seen, of)).toEqual(news));

  it('a product is back in stock, and its first price is no change of price', () =>
    expect(productNews({ cents: null, inStock: false }, now(30))).toEqual({ price: null, isBack: true }));

  it('what is seen now has no news', () =>
    expect(productNews(seenNow(now(30)), now(30))).toEqual({ price: null, isBack: false }));
});

const current = product({ price: 40, oprice: 30, stockSize: 20 });

describe('the newest response about a product (ruling 43)', () => {
  it('updates name, prices and stock, and nothing else', () => {
    const newer = product({ name: 'Renamed', price: 41, oprice: 31, stockSize: 2, description: '', reviews: [] });
    expect(withPriceAndStock(current, newer)).toEqual({
      ...current,
      name: 'Renamed',
      price: 41,
      oprice: 31,
      stockSize: 2,
    });
  });
  it('keeps a stock that it omits', () =>
    expect(withPriceAndStock(current, product({ stockSize: null }))).toBe(current));
  it('changes nothing if it has no news', () => expect(withPriceAndStock(current, product())).toBe(current));
});

const tracked = (fields: Parameters<typeof product>[0], quantity = 1, requested = quantity): TrackedProduct => ({
  product: product(fields),
  quantity,
  requested,
});

describe('the notice about a tracked product', () => {
  it.each<[string, TrackedProduct, TrackedProduct | 'gone', string | null]>([
    ['nothing new', tracked({}), tracked({}), null],
    ['another price', tracked({ oprice: 30 }), tracked({ oprice: 36 }), 'price changed from CA$30.00 to CA$36.00.'],
    ['no price any more', tracked({}), tracked({ price: 0, oprice: 0 }), 'the price is now on request.'],
    ['a price where none was known', tracked({ price: 0, oprice: 0 }), tracked({}), null],
    ['a stock that runs low', tracked({ stockSize: 20 }), tracked({ stockSize: 2 }), 'only 2 left.'],
    ['a stock that is plenty still', tracked({ stockSize: 20 }), tracked({ stockSize: 19 }), null],
    ['a stock that grows', tracked({ stockSize: 2 }), tracked({ stockSize: 3 }), null],
    ['sold out', tracked({ stockSize: 2 }), tracked({ stockSize: 0 }), 'out of stock.'],
    ['back', tracked({ stockSize: 0 }), tracked({ stockSize: 2 }), 'back in stock.'],
    [
      'a higher quantity than is left',
      tracked({ stockSize: 20 }, 10),
      tracked({ stockSize: 2 }, 2, 10),
      'only 2 left. We set your quantity to 2.',
    ],
    [
      'enough again',
      tracked({ stockSize: 2 }, 2, 10),
      tracked({ stockSize: 20 }, 10),
      'more in stock. Your quantity is 10 again.',
    ],
    ['a quantity that the shopper changed', tracked({}, 2), tracked({}, 3), null],
    [
      'another price and a stock that runs low',
      tracked({ oprice: 30, stockSize: 20 }),
      tracked({ oprice: 36, stockSize: 2 }),
      'price changed from CA$30.00 to CA$36.00, only 2 left.',
    ],
  ])('%s', (_, was, is, text) => expect(productChangeText(was, is)).toBe(text && `Ashwagandha Root: ${text}`));
  it('no longer sold', () =>
    expect(productChangeText(tracked({}), 'gone')).toBe('Ashwagandha Root is no longer available.'));
  it('truncates a long name', () =>
    expect(productChangeText(tracked({ name: 'x'.repeat(500), oprice: 30 }), tracked({ oprice: 36 }))).toMatch(
      /^x{79}…: price/,
    ));
});
