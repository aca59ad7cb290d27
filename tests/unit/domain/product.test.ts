import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { productSchema } from '@/contract/product';
import {
  descriptionSections,
  homePicks,
  nameAt,
  productAt,
  productPath,
  sharedSlugs,
  withViewed,
} from '@/domain/product';
import { product, review, shelf } from '../../support/fixtures';

it.each([
  [-2, 0],
  ['-1', 0],
  ['7', 7],
  [2.5, 2],
  ['many', null],
])('a server’s stock of %j is read as %j', (stockSize, known) =>
  expect(v.parse(productSchema, { ...product(), stockSize }).stockSize).toBe(known),
);

describe('description sections', () => {
  it('lines that begin with a heading divide a description', () => {
    expect(
      descriptionSections('A root powder.\nHow to use: Stir into milk.\nStorage:\nKeep dry.\nClose the lid.'),
    ).toEqual([
      { heading: '', paragraphs: ['A root powder.'], points: [] },
      { heading: 'How to use', paragraphs: ['Stir into milk.'], points: [] },
      { heading: 'Storage', paragraphs: ['Keep dry.', 'Close the lid.'], points: [] },
    ]);
  });

  it('lines with a dash or a bullet are points of their section', () => {
    expect(descriptionSections('Ingredients:\n- Amla\n• Honey')).toEqual([
      { heading: 'Ingredients', paragraphs: [], points: ['Amla', 'Honey'] },
    ]);
  });

  it('a description without headings stays as it is', () => {
    expect(descriptionSections('One paragraph.\n\nAnother one.')).toBeNull();
    expect(descriptionSections('')).toBeNull();
  });

  it.each([
    'Note that this is a long sentence with a colon: it is no heading.',
    'take with care: not a heading in lower case',
    'https://shop.test/page',
    'At 10:30 drink water.',
  ])('"%s" has no heading', (line) => {
    expect(descriptionSections(line)).toBeNull();
  });

  it('a heading with nothing under it is left out', () => {
    expect(descriptionSections('Storage:\nHow to use: Stir.')).toEqual([
      { heading: 'How to use', paragraphs: ['Stir.'], points: [] },
    ]);
  });
});

describe('home picks', () => {
  const images = ['https://pictures.test/1.svg'];

  const others = (count: number) =>
    shelf(count, { brand: 'Maple Vaidya', images }).map((one, place) => ({ ...one, _id: `o${place}` }));

  const brahmanand = (count: number) => shelf(count, { images }).map((one, place) => ({ ...one, _id: `b${place}` }));

  const picked = (products: Parameters<typeof homePicks>[0]) => {
    const { featured, bestSellers, highlights } = homePicks(products);
    return [featured, bestSellers, highlights].map((picks) => picks.map(({ _id }) => _id).join(' '));
  };

  it('a full shop features other brands, then highlights what no other section shows', () => {
    const [featured, best, highlights] = picked([...brahmanand(9), ...others(12)]);
    expect(featured).toBe('o0 o1 o2 o3 o4 o5 o6 o7 o8 o9');
    expect(best).toBe('b0 b1 b2 b3 b4 b5 b6 b7');
    expect(highlights).toBe('o10 o11');
  });

  it('with only Brahmanand, Featured Products prefers those that are not best sellers', () =>
    expect(picked(brahmanand(10))).toEqual(['b8 b9 b0 b1 b2 b3 b4 b5 b6 b7', 'b0 b1 b2 b3 b4 b5 b6 b7', 'b0 b1']));

  it('without any Brahmanand there are no best sellers', () =>
    expect(picked(others(3))).toEqual(['o0 o1 o2', '', 'o0 o1']));

  it('six products fill both rows and both highlights', () =>
    expect(picked([...others(3), ...brahmanand(3)])).toEqual(['o0 o1 o2 b0 b1 b2', 'b0 b1 b2', 'o0 o1']));

  it('with six products, all Brahmanand, no section is empty', () =>
    expect(picked(brahmanand(6))).toEqual(['b0 b1 b2 b3 b4 b5', 'b0 b1 b2 b3 b4 b5', 'b0 b1']));

  it('the most reviewed come first; products without a picture or not for sale only if there are no others', () => {
    const reviewed = product({ _id: 'r', brand: 'Maple Vaidya', images, reviews: [review(5)] });
    expect(picked([...others(11), reviewed])[2]).toBe('r o10');
    const bare = product({ _id: 'bare', brand: 'Maple Vaidya' });
    expect(picked([bare, ...others(1)])[0]).toBe('o0');
    expect(picked([bare])).toEqual(['bare', '', 'bare']);
    expect(picked([{ ...bare, stockSize: 0 }])).toEqual(['bare', '', '']);
    expect(picked([])).toEqual(['', '', '']);
  });
});

const names = ['Ashwagandha Root', "Women's D3/K2", '50% Extra', 'Neem #1?', 'Chyawanprāsh Clásico', 'त्रिफला Churna'];

describe('product slug', () => {
  const pathOf = (name: string) => productPath(product({ name }), new Set());
  it('writes spaces as underscores (§2)', () => expect(pathOf('Ashwagandha Root')).toBe('/products/Ashwagandha_Root'));
  it.each(names)('%s survives a round trip through the URL (ruling 33)', (name) => {
    const slug = decodeURIComponent(pathOf(name).replace('/products/', ''));
    expect(nameAt({ slug, id: null })).toBe(name);
  });
  it('keeps a name in one path segment', () => expect(pathOf("Women's D3/K2 50%?#").split('/')).toHaveLength(3));
  it('recognizes a name with underscores among the known names', () =>
    expect(nameAt({ slug: 'Vita_Plus_Oil', id: null }, [product({ name: 'Vita_Plus Oil' })])).toBe('Vita_Plus Oil'));

  const packs = [
    product({ _id: 'few', name: 'Triphala' }),
    product({ _id: 'many', name: 'Triphala' }),
    product({ _id: 'bottle', name: 'Neem_Oil' }),
    product({ _id: 'jar', name: 'neem Oil' }),
    product({ _id: 'tea', name: 'Neem Tea' }),
  ];
  it('tells products of one slug apart by their ids, and leaves the others as they are', () =>
    expect(packs.map((pack) => productPath(pack, sharedSlugs(packs)))).toEqual([
      '/products/Triphala?id=few',
      '/products/Triphala?id=many',
      '/products/Neem_Oil?id=bottle',
      '/products/neem_Oil?id=jar',
      '/products/Neem_Tea',
    ]));
  it('finds the product of an id, also after another took its name', () => {
    expect(productAt({ slug: 'Triphala', id: 'many' }, packs)?._id).toBe('many');
    expect(nameAt({ slug: 'Neem_Oil', id: 'bottle' }, packs)).toBe('Neem_Oil');
    expect(productAt({ slug: 'Triphala', id: 'none' }, packs)).toBeUndefined();
  });
});

describe('recently viewed', () => {
  it('the product viewed last comes first, and no product is listed twice', () => {
    expect(withViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
    expect(withViewed([], 'a')).toEqual(['a']);
  });

  it('at most eight products are remembered', () => {
    expect(withViewed(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toEqual(['9', '1', '2', '3', '4', '5', '6', '7']);
  });
});
