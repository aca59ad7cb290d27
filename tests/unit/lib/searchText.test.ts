import { describe, expect, it } from 'vitest';
import { filterRows, normalizeForSearch } from '@/lib/text';

describe('normalizeForSearch', () => {
  it('joins parts in lower case without accents', () => expect(normalizeForSearch('Crème', 'BIO')).toBe('creme\nbio'));
});

describe('filterRows', () => {
  const rows = [{ searchText: 'neem soap' }, { searchText: 'neem oil' }];
  it('keeps the rows that hold every typed word', () => expect(filterRows(rows, ' Oil  néem ')).toEqual([rows[1]]));
  it('finds the same while a text is typed, erased and replaced', () => {
    const all = ['neem soap', 'neem oil', 'rose oil', 'rosemary'].map((searchText) => ({ searchText }));
    const foundOneByOne = (text: string) => filterRows([...all], text);
    for (const text of [
      'n',
      'ne',
      'neem',
      'neem o',
      'neem oil',
      'neem',
      'ne',
      'r',
      'ro',
      'rose',
      'rose ',
      'rose o',
      'oil',
      'x',
      '',
    ])
      expect(filterRows(all, text), text).toEqual(foundOneByOne(text));
  });
  it('keeps all rows for an empty text', () => expect(filterRows(rows, ' ')).toBe(rows));
});
