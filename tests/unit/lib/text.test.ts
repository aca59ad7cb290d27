import { describe, expect, it, vi } from 'vitest';
import { copyText, filterRows, normalizeForSearch, parseJson, truncate } from '@/lib/text';

describe('copy text', () => {
  it('a text that reaches the clipboard is copied', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('68f4')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('68f4');
  });

  it.each([
    ['refuses', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
    ['has no clipboard', {}],
  ])('a browser that %s copies nothing', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    expect(await copyText('68f4')).toBe(false);
  });
});

describe('parseJson', () => {
  it('reads JSON', () => expect(parseJson('{"a":[1]}')).toEqual({ a: [1] }));
  it.each(['', '{"a":', null, undefined, 42])('returns undefined for %o', (text) =>
    expect(parseJson(text)).toBeUndefined(),
  );
});

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

describe('truncate', () => {
  it('leaves a text that fits', () => expect(truncate('abcde', 5)).toBe('abcde'));
  it('ends a longer one in an ellipsis, at the limit', () => expect(truncate('abcdef', 5)).toBe('abcd…'));
});
