import { describe, expect, it } from 'vitest';
import { filterRows, normalizeForSearch } from '@/lib/searchText';

describe('normalizeForSearch', () => {
  it('joins parts in lower case without accents', () => expect(normalizeForSearch('Crème', 'BIO')).toBe('creme\nbio'));
});

describe('filterRows', () => {
  const rows = [{ searchText: 'neem soap' }, { searchText: 'neem oil' }];
  it('keeps the rows that hold every typed word', () => expect(filterRows(rows, ' Oil  néem ')).toEqual([rows[1]]));
  it('keeps all rows for an empty text', () => expect(filterRows(rows, ' ')).toBe(rows));
});
