import { expect, it } from 'vitest';
import { pictureOf } from '@/early/pictureOf';

it('the first picture of a product is shown first', () => {
  const [first, second] = ['https://pictures.shop.test/a.webp', 'https://pictures.shop.test/b.webp'];
  expect(pictureOf({ images: [first, second] })).toBe(first);
});

it.each([
  ['a product that is not known', null],
  ['an address that is none', { images: ['javascript:alert(1)'] }],
  ['a picture that is no text', { images: [{ url: 1 }] }],
  ['pictures that are no list', { images: 'a.webp' }],
])('%s has none', (_, product) => {
  expect(pictureOf(product)).toBeNull();
});
