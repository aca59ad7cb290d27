import { describe, expect, it } from 'vitest';
import type { Product } from '@/contract/product';
import {
  type Choice,
  type FilterPair,
  filterDrops,
  filterGroups,
  filterProducts,
  nearestProducts,
  pairsOf,
  readFilters,
  withChoice,
  without,
} from '@/domain/filters';
import { filterNames } from '@/domain/listingQuery';
import { product, review } from '../../support/fixtures';
import { inFrench } from '../../support/windows';

const tea = product({ _id: 'tea', category: 'Women', brand: 'Nila', dose_form: 'Tea', price: 12, oprice: 12 });
const oil = product({ _id: 'oil', category: 'Men', brand: 'Asha', dose_form: 'Oil', price: 40, oprice: 30 });
const balm = product({
  _id: 'balm',
  category: 'Men',
  brand: 'Prāna Maple',
  dose_form: 'Balm',
  price: 120,
  oprice: 100,
  stockSize: 0,
  reviews: [review(5), review(4)],
});
const soap = product({
  _id: 'soap',
  category: 'Men',
  brand: 'asha ',
  dose_form: 'Soap',
  price: 0,
  oprice: 0,
  stockSize: null,
  reviews: [review(3), review(3)],
});
const shelf = [tea, oil, balm, soap];

const ids = (products: readonly Product[]) => products.map(({ _id }) => _id).join(' ');

/** The choices that the query of a URL names. */
const read = (query: string, products = shelf) =>
  readFilters([...new URLSearchParams(query)] as unknown as FilterPair[], products);
const written = (choices: readonly Choice[]) =>
  pairsOf(choices)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

describe('filters', () => {
  it.each([
    ['', 'tea oil balm soap'],
    ['category=Men', 'oil balm soap'],
    ['brand=Asha', 'oil soap'],
    ['brand=Asha&brand=Nila', 'tea oil soap'],
    ['form=Tea', 'tea'],
    ['price=0-15', 'tea'],
    ['price=30-50', 'oil'],
    ['price=100-', 'balm'],
    ['rating=4', 'balm'],
    ['rating=2', 'balm soap'],
    ['stock=in', 'tea oil soap'],
    ['offer=yes', 'oil balm'],
    ['offer=yes&stock=in', 'oil'],
    ['category=Women&form=Oil', ''],
  ])('"%s" show "%s"', (query, shown) => expect(ids(filterProducts(shelf, read(query)))).toBe(shown));

  it('take a value in any case, with any spaces, and write it as the catalogue does', () =>
    expect(written(read('brand= prāna  MAPLE '))).toBe('brand=Prāna Maple'));

  it.each([
    'category=Toys',
    'brand=',
    'price=15',
    'price=-1-9',
    'rating=5',
    'rating=<script>',
    'stock=out',
    'offer=no',
  ])('ignore %s', (query) => expect(read(query)).toEqual([]));

  it('take a fixed value that no product has', () => expect(written(read('rating=4', [tea]))).toBe('rating=4'));

  it('hold each value once, one rating only, in a fixed order', () =>
    expect(written(read('rating=2&brand=Asha&brand=ASHA&category=Men&rating=4'))).toBe(
      'category=Men&brand=Asha&rating=4',
    ));

  it('a choice is added to those of its filter; a rating replaces the one before', () => {
    const [rating] = read('rating=2');
    const [brand] = read('brand=Nila');
    if (!rating || !brand) throw new Error('both are known');
    const before = read('brand=Asha&rating=4');
    const withBrand = withChoice(before, brand);
    expect(written(withBrand)).toBe('brand=Asha&rating=4&brand=Nila');
    expect(written(withChoice(before, rating))).toBe('brand=Asha&rating=2');
    expect(written(without(withBrand, brand))).toBe('brand=Asha&rating=4');
  });
});

describe('the counts of filters', () => {
  const counts = (query: string) =>
    Object.fromEntries(
      filterGroups(shelf, read(query)).map(({ name, options }) => [
        name,
        Object.fromEntries(options.map(({ value, count }) => [value, count])),
      ]),
    );

  it('are those of the whole list without a choice, one for all spellings of a value', () =>
    expect(counts('')).toEqual({
      category: { Men: 3, Women: 1 },
      brand: { Asha: 2, Nila: 1, 'Prāna Maple': 1 },
      form: { Balm: 1, Oil: 1, Soap: 1, Tea: 1 },
      price: { '0-15': 1, '30-50': 1, '100-': 1 },
      rating: { 4: 1, 3: 2, 2: 2 },
      stock: { in: 3 },
      offer: { yes: 2 },
    }));

  it('obey the other filters, and not their own', () => {
    const found = counts('category=Women');
    expect(found.category).toEqual({ Men: 3, Women: 1 });
    expect(found.brand).toEqual({ Asha: 0, Nila: 1, 'Prāna Maple': 0 });
    expect(found.offer).toEqual({ yes: 0 });
  });

  it('of each option equal the number of products that choosing it shows', () => {
    const before = read('stock=in');
    for (const { name, options } of filterGroups(shelf, before))
      for (const option of options) {
        const others = before.filter((choice) => choice.name !== name);
        expect(filterProducts(shelf, withChoice(others, option)), `${name} ${option.key}`).toHaveLength(option.count);
      }
  });

  it('are missing where every product has the same value, unless it is chosen', () => {
    const one = [oil, { ...oil, _id: 'other', dose_form: 'Tea' }];
    expect(filterGroups(one, []).map(({ name }) => name)).toEqual(['form']);
    expect(filterGroups(one, read('brand=Asha', one)).map(({ name }) => name)).toEqual(['brand', 'form']);
    expect(filterGroups([], [])).toEqual([]);
  });
});

describe('where no product meets the filters', () => {
  const choices = read('category=Women&form=Oil&stock=in');

  it('each choice whose removal shows products is listed with their number', () =>
    expect(filterDrops(shelf, choices).map(({ choice, count }) => [choice.value, count])).toEqual([
      ['Women', 1],
      ['Oil', 1],
    ]));

  it('the nearest products fail the fewest filters', () =>
    expect(ids(nearestProducts(shelf, choices))).toBe('tea oil soap balm'));
});

it('every filter has a name in the URL of its own', () => expect(new Set(filterNames).size).toBe(filterNames.length));

it('filtering and counting 10,000 products reads each of them once, however often the filters change', () => {
  let reads = 0;
  const many = Array.from({ length: 10_000 }, (_, place) => {
    const { reviews, ...rest } = product({ _id: `${place}`, brand: `Brand ${place % 40}`, oprice: (place % 90) + 1 });
    return {
      ...rest,
      get reviews() {
        reads += 1;
        return reviews;
      },
    };
  });
  let choices = read('brand=Brand 7', many);
  expect(filterProducts(many, choices)).toHaveLength(250);
  for (const { options } of filterGroups(many, choices))
    for (const option of options.slice(0, 3)) choices = withChoice(choices, option);
  filterGroups(many, choices);
  filterProducts(many, choices);
  expect(reads).toBe(many.length);
});

describe('filter groups', () => {
  const products = ['Oil', 'Cream', 'Drops', 'Lehya'].map((dose_form) =>
    product({ _id: dose_form, dose_form, brand: dose_form === 'Oil' ? 'Éclat' : 'Zeste' }),
  );

  type Groups = ReturnType<typeof filterGroups>;

  const keysOf = (groups: Groups, name: string) =>
    groups.find((group) => group.name === name)?.options.map(({ key }) => key);

  it('dose forms are in the order of their names in the page’s language, brands with É beside E', async () => {
    const french = await inFrench<typeof import('@/domain/filters')>('domain/filters.ts');
    expect(keysOf(filterGroups(products, []), 'form')).toEqual(['cream', 'drops', 'lehya', 'oil']);
    // Crème, Gouttes, Huile, Lehya.
    expect(keysOf(french.filterGroups(products, []), 'form')).toEqual(['cream', 'drops', 'oil', 'lehya']);
    expect(keysOf(french.filterGroups(products, []), 'brand')).toEqual(['éclat', 'zeste']);
  });
});
