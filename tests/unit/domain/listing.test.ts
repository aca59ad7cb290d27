import { describe, expect, it } from 'vitest';
import { categoryOf, listingHeading, listingQuery, readListingUrl, readSort, sortProducts } from '@/domain/listing';
import { isPlainListing } from '@/domain/listingQuery';
import { pageOf } from '@/domain/paging';
import { brandsOf } from '@/domain/product';
import { product, review } from '../../support/fixtures';
import { inFrench } from '../../support/windows';

const cheap = product({ _id: 'a', name: 'cheap', oprice: 10 });

const dear = product({ _id: 'b', name: 'dear', oprice: 90, reviews: [review(3), review(3)] });

const loved = product({ _id: 'c', name: 'loved', oprice: 30, reviews: [review(5), review(5)] });

const all = [dear, cheap, loved];

const namesOf = (key: Parameters<typeof sortProducts>[1]) => sortProducts(all, key).map(({ name }) => name);

describe('sorting (ruling 2)', () => {
  it("keeps the server's order by default", () => expect(namesOf('default')).toEqual(['dear', 'cheap', 'loved']));
  it('sorts by selling price, up', () => expect(namesOf('price')).toEqual(['cheap', 'loved', 'dear']));
  it('sorts by selling price, down', () => expect(namesOf('price-desc')).toEqual(['dear', 'loved', 'cheap']));
  it.each(['price', 'price-desc'] as const)('puts products without a price last (%s)', (key) => {
    const priceless = [product({ _id: 'd', price: 0, oprice: 0 }), product({ _id: 'e', price: 0, oprice: 0 })];
    const sorted = sortProducts([...priceless, ...all], key);
    expect(sorted.slice(-2)).toEqual(priceless);
  });
  it('sorts by number of reviews, then average', () =>
    expect(namesOf('popularity')).toEqual(['loved', 'dear', 'cheap']));
  it('sorts by average rating, then by number of reviews, products without reviews last', () => {
    const often = product({ _id: 'd', name: 'often', reviews: [review(5), review(5), review(5)] });
    expect(sortProducts([...all, often], 'rating').map(({ name }) => name)).toEqual([
      'often',
      'loved',
      'dear',
      'cheap',
    ]);
  });
  it('sorts by the time in the id, the newest first, other ids last', () => {
    const [old, young, twin] = ['65a000000000000000000009', '65b000000000000000000001', '65b000000000000000000002'].map(
      (_id) => product({ _id, name: _id }),
    );
    const shelf = [cheap, old, young, twin].flatMap((one) => one ?? []);
    expect(sortProducts(shelf, 'newest')).toEqual([twin, young, old, cheap]);
  });
  it('sorts by the amount saved, products at their full price last', () => {
    const full = product({ _id: 'd', name: 'full', price: 20, oprice: 20 });
    const dearer = product({ _id: 'e', name: 'dearer', price: 20, oprice: 25 });
    const half = product({ _id: 'f', name: 'half', price: 20, oprice: 10 });
    expect(sortProducts([full, dearer, half, cheap], 'saving').map(({ name }) => name)).toEqual([
      'cheap',
      'half',
      'full',
      'dearer',
    ]);
  });
  it('reads an unknown sort as the default', () => expect(readSort('cheapest')).toBe('default'));
});

describe('paging (§9)', () => {
  const ten = Array.from({ length: 10 }, (_, index) => index);
  it('returns the second page of six', () =>
    expect(pageOf(ten, 2, 6)).toEqual({ items: [6, 7, 8, 9], page: 2, pages: 2, from: 7, to: 10 }));
  it.each([
    [0, 1],
    [-3, 1],
    [99, 2],
    [1.5, 1],
    [Number.NaN, 1],
  ])('page %d is limited to %d', (asked, page) => expect(pageOf(ten, asked, 6).page).toBe(page));
  it('returns one empty page without items', () =>
    expect(pageOf([], 1, 6)).toEqual({ items: [], page: 1, pages: 1, from: 0, to: 0 }));
});

describe('brands (§3)', () => {
  it('names each brand once, in order, without blanks', () =>
    expect(brandsOf([{ brand: 'Zed' }, { brand: ' Asha ' }, { brand: 'Zed' }, { brand: '' }])).toEqual([
      'Asha',
      'Zed',
    ]));
});

describe('listing heading', () => {
  it('a listing of one category is named after it in the page’s language', async () => {
    const french = await inFrench<typeof import('@/domain/listing')>('domain/listing.ts');
    expect(listingHeading('', '', 'Women')).toBe('Women');
    expect(french.listingHeading('', '', 'Women')).toBe('Femmes');
    expect(french.listingHeading('', '', 'Pets')).toBe('Pets');
    expect(listingHeading('a'.repeat(3000), '', '')).toBe(`Results for “${'a'.repeat(79)}…”`);
    expect(french.listingHeading('thé', '', 'Women')).toBe('Résultats pour «\u00a0thé\u00a0»');
  });
});

const read = (query: string) => readListingUrl(new URLSearchParams(query));

describe('the URL of a listing', () => {
  it.each([
    '',
    '?q=green+tea',
    '?category=Men',
    '?category=Men&brand=Asha%27s+Pantry&brand=Maison+%C3%89rable+%26+Neem&form=Oil&price=15-30&rating=4&stock=in&offer=yes&sort=newest&page=3',
  ])('"%s" is written as it was read', (query) => expect(listingQuery(read(query))).toBe(query));

  it('keeps no other parameter', () =>
    expect(listingQuery(read('?utm_source=mail&brand=A&sort=odd&page=x'))).toBe('?brand=A'));

  it.each([
    ['?category=Men', 'Men'],
    ['?category=Men&category=Women', ''],
    ['?brand=Men', ''],
  ])('"%s" is of the category "%s"', (query, category) => expect(categoryOf(read(query).filters)).toBe(category));
});

describe('before the shop runs, the URL of a listing', () => {
  it.each([
    ['', true],
    ['?q=tea&utm_source=mail', false],
    ['?page=2', false],
    ['?q=tea&sort=price', false],
    ['?utm_source=mail&offer=yes', false],
    ['?platform=ios', true],
  ])('"%s" is that of the plain list: %s', (search, plain) => expect(isPlainListing(search)).toBe(plain));
});
