import { expect, it } from 'vitest';
import { testimonials } from '@/domain/reviews';
import { product, review } from '../../support/fixtures';

const praise = (name: string, like: number, comments = `Six good words said by ${name}.`) =>
  review(5, { _id: `r-${name}`, name, like, comments });
const names = (products: Parameters<typeof testimonials>[0], most = 9) =>
  testimonials(products, most).map(({ review: { name } }) => name);

it('the most liked come first, one per product, up to the limit', () => {
  const tea = product({ _id: 'tea', reviews: [praise('Ida', 3), praise('Omar', 9)] });
  const oil = product({ _id: 'oil', reviews: [praise('Lou', 12)] });
  expect(names([tea, oil])).toEqual(['Lou', 'Omar']);
  expect(names([tea, oil], 1)).toEqual(['Lou']);
});

it('reviews with fewer stars, few words or no name are not testimonials', () => {
  const reviews = [
    review(4, { name: 'Ida', comments: 'Many kind words, and yet four stars.' }),
    praise('Omar', 1, 'Good stuff.'),
    praise('lou@example.com', 1, 'Praise from someone who gave an address.'),
    praise('  ', 1, 'Praise from someone who gave no name.'),
  ];
  expect(names([product({ reviews })])).toEqual([]);
});

it('no reviewer and no text appears twice', () => {
  const same = 'The very same words on another product.';
  const first = product({ _id: 'a', reviews: [praise('Ida', 9, same)] });
  const again = product({ _id: 'b', reviews: [praise('Ida', 8)] });
  const echo = product({ _id: 'c', reviews: [praise('Omar', 7, same)] });
  expect(names([first, again, echo])).toEqual(['Ida']);
});
