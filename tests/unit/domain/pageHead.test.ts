import { describe, expect, it } from 'vitest';
import { asDescription, breadcrumbData, isPrivatePath, productData } from '@/domain/pageHead';
import { productCrumbs } from '@/domain/product';
import { product, review } from '../../support/fixtures';

const address = 'https://shop.test/products/Ashwagandha_Root';

describe('a product for search engines', () => {
  it('has the selling price in CAD, the brand and the product’s id', () =>
    expect(productData(product(), address)).toMatchObject({
      '@type': 'Product',
      sku: '65a000000000000000000001',
      brand: { name: 'Brahmanand' },
      offers: { price: '30.00', priceCurrency: 'CAD', availability: 'https://schema.org/InStock', url: address },
    }));

  it('shows that it is sold out', () =>
    expect(productData(product({ stockSize: 0 }), address)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    }));

  it('has the mean and number of reviews, if any', () => {
    expect(productData(product({ reviews: [review(5), review(4)] }), address)).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
    expect(productData(product(), address)).not.toHaveProperty('aggregateRating');
  });

  it('resolves picture URLs and omits unsafe ones', () =>
    expect(
      productData(product({ images: ['/a.png', 'javascript:x', 'https://cdn.test/b.png'] }), address),
    ).toMatchObject({ image: ['https://shop.test/a.png', 'https://cdn.test/b.png'] }));

  it('has no offer without a price', () =>
    expect(productData(product({ price: 0, oprice: 0 }), address)).not.toHaveProperty('offers'));
});

it('the breadcrumbs end with the page itself', () =>
  expect(breadcrumbData(productCrumbs(product()), address)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.test/' },
      { position: 2, item: 'https://shop.test/medicines' },
      { position: 3, name: 'Brahmanand', item: 'https://shop.test/medicines/Brahmanand' },
      { position: 4, name: 'Ashwagandha Root', item: address },
    ],
  }));

it.each([
  ['/cart', true],
  ['/orders/review', true],
  ['/myaccount', true],
  ['/admin/dasboard', true],
  ['/', false],
  ['/cartoons', false],
  ['/products/Orders', false],
])('%s is hidden from search engines: %s', (path, hidden) => expect(isPrivatePath(path)).toBe(hidden));

it('a description is one line, cut at a word', () => {
  expect(asDescription(' Two\n lines ')).toBe('Two lines');
  const long = asDescription('word '.repeat(60));
  expect(long.length).toBeLessThanOrEqual(161);
  expect(long).toMatch(/word…$/);
});

it('a description without a space is cut between characters', () => {
  expect(asDescription('🌿'.repeat(100))).toBe(`${'🌿'.repeat(80)}…`);
  expect(asDescription(`a${'🌿'.repeat(100)}`)).toBe(`a${'🌿'.repeat(79)}…`);
});
