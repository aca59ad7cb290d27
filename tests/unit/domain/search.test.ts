import { describe, expect, it } from 'vitest';
import {
  makeSearchIndex,
  matchesOf,
  nearMatchesOf,
  readySearchIndexOf,
  searchIndexOf,
  startsWithTypos,
  suggestionsFor,
  withMatches,
} from '@/domain/search';
import { product } from '../../support/fixtures';
import { inFrench } from '../../support/windows';

const jam = product({ _id: 'jam', name: 'Chyawanprāsh Clásico', brand: 'Brahmanand', subcategory: '' });

const drops = product({ _id: 'drops', name: 'Jātāmānsī Calm Drops', brand: 'Prāna Maple', subcategory: '' });

const root = product({ _id: 'root', name: 'Ashwagandha Root', brand: 'Nila', subcategory: '' });

const tea = product({ _id: 'tea', name: 'Creme Tea', brand: 'Nila', subcategory: '' });

const shelf = [jam, drops, root, tea];

const index = await makeSearchIndex(shelf);

const ids = (text: string) => matchesOf(index, text).map(({ _id }) => _id);

describe('a search of the catalogue', () => {
  it.each([
    ['chyawanprash', ['jam']],
    ['jatamansi', ['drops']],
    ['prana', ['drops']],
    ['crème', ['tea']],
    ['ashwaganda', ['root']],
    ['tea nila', ['tea']],
    ['tea tea', ['tea']],
    ['tea maple', []],
    ['', []],
  ])('"%s" matches %j', (text, found) => expect(ids(text)).toEqual(found));

  it('is prepared once for a list', () => expect(readySearchIndexOf(shelf)).toBe(readySearchIndexOf(shelf)));

  it('of a long list is ready once it is prepared', async () => {
    const long = Array.from({ length: 201 }, (_, n) => product({ _id: `${n}`, name: `Tea ${n}` }));
    expect(readySearchIndexOf(long)).toBeUndefined();
    const prepared = await searchIndexOf(long);
    expect(readySearchIndexOf(long)).toBe(prepared);
    expect(matchesOf(prepared, 'tea 200').map(({ name }) => name)).toEqual(['Tea 200']);
  });

  it('has near matches with most of the words, best first', () => {
    expect(nearMatchesOf(index, 'nila tea xylophone').map(({ _id }) => _id)).toEqual(['tea', 'root']);
    expect(nearMatchesOf(index, 'xylophone')).toEqual([]);
  });

  it('adds its matches after the server’s results, without repeating any', () => {
    const newer = { ...drops, stockSize: 3 };
    expect(withMatches([root, newer], [jam, drops])).toEqual([root, newer, jam]);
  });
});

describe('a search in French', () => {
  const oil = product({ _id: 'oil', name: 'Bhringraj', category: 'Men', subcategory: '', dose_form: 'Oil' });
  const cream = product({ _id: 'cream', name: 'Neem', category: 'Women', subcategory: '', dose_form: 'Cream' });

  it.each([
    ['huile', ['oil']],
    ['creme', ['cream']],
    ['crème', ['cream']],
    ['femmes', ['cream']],
    ['women', ['cream']],
    ['bhringraj', ['oil']],
  ])('%s finds %o', async (text, found) => {
    const french = await inFrench<typeof import('@/domain/search')>('domain/search.ts');
    const known = await french.makeSearchIndex([oil, cream]);
    expect(french.matchesOf(known, text).map(({ _id }) => _id)).toEqual(found);
  });

  it('has no French words in English', async () =>
    expect(matchesOf(await makeSearchIndex([oil, cream]), 'huile')).toEqual([]));
});

describe('search suggestions', async () => {
  const shelf = [
    product({
      _id: '1',
      name: 'Ashwagandha Root Powder',
      brand: 'Brahmanand',
      category: 'Medicine',
      subcategory: 'Calm',
    }),
    product({ _id: '2', name: 'Ashwagandha Capsules', brand: 'Himaveda', category: 'Women', subcategory: '' }),
    product({ _id: '3', name: 'Crème au Curcuma', brand: 'Brahmanand', category: 'Women', subcategory: 'Skin' }),
    product({ _id: '4', name: 'Root of Calm Tea', brand: 'Ayur Leaf', category: 'Medicine', subcategory: '' }),
  ];

  const index = await makeSearchIndex(shelf);

  const names = (text: string) => suggestionsFor(index, text).products.map(({ name }) => name);

  it('suggests products that contain every typed word, in any order', () =>
    expect(names('root ashwa')).toEqual(['Ashwagandha Root Powder']));

  it('ranks whole words above prefixes, and keeps the catalogue’s order for ties', async () => {
    expect(names('calm')).toEqual(['Ashwagandha Root Powder', 'Root of Calm Tea']);
    expect(names('ashwag')).toEqual(['Ashwagandha Root Powder', 'Ashwagandha Capsules']);
    const teas = await makeSearchIndex([product({ name: 'Teak Oil' }), product({ name: 'Tea' })]);
    expect(suggestionsFor(teas, 'tea').products[0]?.name).toBe('Tea');
  });

  it('finds the middle of a word', () => expect(names('gandha')).toHaveLength(2));

  it('tolerates a typo unless a word matches as typed', () => {
    expect(names('ashwaganda')).toHaveLength(2);
    expect(names('capslues')).toEqual(['Ashwagandha Capsules']);
    expect(names('root')).toEqual(['Ashwagandha Root Powder', 'Root of Calm Tea']);
  });

  it.each([
    ['grandmothers', 'Grandmother’s Milk'],
    ["grandmother's", 'Grandmother’s Milk'],
    ['multiherb', 'Multi-Herb Tablets'],
    ['multi herb', 'Multi-Herb Tablets'],
    ['oils', 'Neem Oil'],
    ['coeur', 'Thé Cœur'],
    ['तेल', 'तेल'],
  ])('finds with "%s" the product %s', async (typed, name) => {
    const all = ['Grandmother’s Milk', 'Multi-Herb Tablets', 'Neem Oil', 'Thé Cœur', 'तेल', 'ताल'];
    const catalogue = all.map((each) => product({ _id: each, name: each, brand: '', category: '', subcategory: '' }));
    expect(matchesOf(await makeSearchIndex(catalogue), typed).map((found) => found.name)).toEqual([name]);
  });

  it('ignores accents and case', () => expect(names('CREME')).toEqual(['Crème au Curcuma']));

  it('suggests brands, tolerating typos', () => {
    expect(suggestionsFor(index, 'brahmannad').brands).toEqual(['Brahmanand']);
    expect(suggestionsFor(index, 'a').brands).toEqual(['Ayur Leaf']);
  });

  it('suggests no brand with a typo where a product has the word as typed', async () => {
    const pantry = await makeSearchIndex([root, product({ _id: 'ghee', name: 'Ghee', brand: 'Asha’s Pantry' })]);
    expect(suggestionsFor(pantry, 'ashwa').brands).toEqual([]);
    expect(suggestionsFor(pantry, 'ashq').brands).toEqual(['Asha’s Pantry']);
  });

  it('suggests nothing for empty or meaningless text', () => {
    expect(suggestionsFor(index, ' - ')).toEqual({ products: [], brands: [] });
    expect(suggestionsFor(index, 'xylophone')).toEqual({ products: [], brands: [] });
  });

  it('suggests at most five products and three brands', async () => {
    const many = Array.from({ length: 9 }, (_, n) =>
      product({ _id: `${n}`, name: `Tea ${n}`, brand: `Tea House ${n}` }),
    );
    const found = suggestionsFor(await makeSearchIndex(many), 'tea');
    expect(found.products).toHaveLength(5);
    expect(found.brands).toHaveLength(3);
  });

  describe('typos', () => {
    it.each([
      ['turmeric', 'tumeric', 'a missing letter'],
      ['turmeric', 'turrmeric', 'a letter too many'],
      ['turmeric', 'turnerik', 'two wrong letters in a long word'],
      ['tulsi', 'tusli', 'two letters swapped'],
      ['tulsi', 'rulsi', 'a wrong first letter'],
      ['ashwagandha', 'ashwq', 'a wrong last letter of a beginning'],
    ])('%s matches %s: %s', (word, typed) => expect(startsWithTypos(word, typed)).toBe(true));

    it.each([
      ['tea', 'tez', 'a short word has too many neighbours'],
      ['tulsi', 'trlzi', 'two errors in a short word'],
      ['oil', 'soap', 'another word'],
    ])('%s does not match %s: %s', (word, typed) => expect(startsWithTypos(word, typed)).toBe(false));
  });
});
