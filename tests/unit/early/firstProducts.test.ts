import { expect, it } from 'vitest';
import { firstProducts } from '@/early/firstProducts';

const product = (name: string) => ({ _id: name });
const listing = { response: [product('a'), product('b')] };

it.each([
  ['those of a listing', '/medicines', '', listing, listing.response],
  ['those of a brand', '/medicines/Herbs', '', listing, listing.response],
  ['those of a search', '/medicines', '?q=tea', listing, listing.response],
  ['a product’s own', '/products/A', '', { result: product('a'), relatedProducts: [] }, [product('a')]],
])('%s', (_, path, search, answer, products) => {
  expect(firstProducts(path, search, answer)).toEqual(products);
});

it.each([
  ['a sorted listing', '/medicines', '?sort=price', listing],
  ['a filtered listing', '/medicines', '?category=Men', listing],
  ['a further page', '/medicines', '?page=2', listing],
  ['the home page', '/', '', listing],
  ['an answer of another shape', '/medicines', '', { response: { a: 1 } }],
  ['a text', '/medicines', '', '<h1>Bad gateway</h1>'],
])('none for %s', (_, path, search, answer) => {
  expect(firstProducts(path, search, answer)).toEqual([]);
});
