import { expect, it } from 'vitest';
import { firstPictures } from '@/early/firstPictures';

const product = (name: string, image: unknown = `https://pictures.shop.test/${name}.webp`) => ({
  _id: name,
  images: [image, 'https://pictures.shop.test/other.webp'],
});
const listing = { response: [product('a'), product('b'), product('c'), product('d')] };
const [a, b, c] = ['a', 'b', 'c'].map((name) => `https://pictures.shop.test/${name}.webp`);

it.each([
  ['the first cards of a listing', '/medicines', '', listing, [a, b, c]],
  ['those of a brand', '/medicines/Herbs', '', listing, [a, b, c]],
  ['those of a search', '/medicines', '?q=tea', listing, [a, b, c]],
  ['the first of a product', '/products/A', '', { result: product('a'), relatedProducts: [] }, [a]],
])('%s', (_, path, search, answer, pictures) => {
  expect(firstPictures(path, search, answer)).toEqual(pictures);
});

it.each([
  ['a sorted listing', '/medicines', '?sort=price', listing],
  ['a filtered listing', '/medicines', '?category=Men', listing],
  ['a further page', '/medicines', '?page=2', listing],
  ['the home page', '/', '', listing],
  ['a product that is not known', '/products/A', '', { result: null }],
  ['an address that is none', '/products/A', '', { result: product('a', 'javascript:alert(1)') }],
  ['a picture that is no text', '/products/A', '', { result: product('a', { url: 1 }) }],
  ['pictures that are no list', '/medicines', '', { response: [{ images: 'a.webp' }, null, 3] }],
  ['an answer of another shape', '/medicines', '', { response: { a: 1 } }],
  ['a text', '/medicines', '', '<h1>Bad gateway</h1>'],
])('none for %s', (_, path, search, answer) => {
  expect(firstPictures(path, search, answer)).toEqual([]);
});
