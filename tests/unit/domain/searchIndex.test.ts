import { describe, expect, it } from 'vitest';
import {
  makeSearchIndex,
  matchesOf,
  nearMatchesOf,
  readySearchIndexOf,
  searchIndexOf,
  withMatches,
} from '@/domain/search';
import { product } from '../../support/fixtures';
import { inFrench } from '../../support/inFrench';

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

  it('follows the server’s answer, without repeating it', () => {
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
