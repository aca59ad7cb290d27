import { expect, it } from 'vitest';
import { productNews, seenNow } from '@/domain/productChanges';
import { product } from '../../support/fixtures';

const seen = { cents: 3000, inStock: true };
const now = (oprice: number, stockSize: number | null = 5) => product({ price: oprice, oprice, stockSize });

it.each([
  ['the same', now(30), { price: null, stock: null }],
  ['cheaper', now(25), { price: { from: 3000, fell: true }, stock: null }],
  ['dearer and sold out', now(30.01, 0), { price: { from: 3000, fell: false }, stock: 'out' }],
  ['of unknown stock', now(30, null), { price: null, stock: null }],
  ['without a price', now(0), { price: null, stock: null }],
])('a product that is now %s', (_, of, news) => expect(productNews(seen, of)).toEqual(news));

it('a product is back in stock, and one that got a price has no earlier one', () =>
  expect(productNews({ cents: null, inStock: false }, now(30))).toEqual({ price: null, stock: 'back' }));

it('what is seen now has no news', () =>
  expect(productNews(seenNow(now(30)), now(30))).toEqual({ price: null, stock: null }));
