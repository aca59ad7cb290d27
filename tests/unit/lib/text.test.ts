import { describe, expect, it, vi } from 'vitest';
import {
  alphabetically,
  copyText,
  filterRows,
  normalizeForSearch,
  parseJson,
  plainCode,
  searchTextOf,
  truncate,
} from '@/lib/text';

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
  it.each(['', '{', '{"a":', null, undefined, 42])('returns undefined for %o', (text) =>
    expect(parseJson(text)).toBeUndefined(),
  );
});

describe('normalizeForSearch', () => {
  it('joins parts in lower case without accents', () => expect(normalizeForSearch('Crème', 'BIO')).toBe('creme\nbio'));
  it.each([
    ['a ligature', 'Bœuf ﬁn', 'boeuf fin'],
    ['either apostrophe', 'Grandmother’s', "grandmother's"],
    ['full-width letters and digits', 'ＶＩＴ １２', 'vit 12'],
  ])('reads %s as it is typed', (_, text, plain) => expect(normalizeForSearch(text)).toBe(plain));
  it.each([
    ['Devanagari', 'तेल', 'ताल'],
    ['Tamil', 'பல்', 'பால்'],
    ['Arabic', 'كَتب', 'كُتب'],
    ['Hebrew', 'שָׁם', 'שֵׁם'],
  ])('keeps the marks of %s, which make another word', (_, one, other) =>
    expect(normalizeForSearch(one)).not.toBe(normalizeForSearch(other)),
  );
});

it('alphabetical order is that of a reader, whatever the case and accents', () => {
  const names = ['zinc', 'Éclat', 'Œuvre', 'eau', 'Ode', 'neem', 'Neem', 'Dabur'];
  expect(names.sort(alphabetically)).toEqual(['Dabur', 'eau', 'Éclat', 'neem', 'Neem', 'Ode', 'Œuvre', 'zinc']);
});

describe('filterRows', () => {
  const rows = [{ searchText: 'neem soap' }, { searchText: 'neem oil' }];
  it('keeps the rows that hold every typed word', () => expect(filterRows(rows, ' Oil  néem ')).toEqual([rows[1]]));
  it('finds the same while a text is typed, erased and replaced', () => {
    const all = ['neem soap', 'neem oil', 'rose oil', 'rosemary'].map((searchText) => ({ searchText }));
    const foundOneByOne = (text: string) => filterRows([...all], text);
    for (const text of 'n|ne|neem|neem o|neem oil|neem|ne|r|ro|rose|rose |rose o|oil|x|'.split('|'))
      expect(filterRows(all, text), text).toEqual(foundOneByOne(text));
  });
  it.each(['416-555-0142', '(416) 555-0142', '+1 416 555', 'K1A0B1', 'k1a 0b1', '#68F4', '47.80', '47,80'])(
    'finds a number or code that is typed as %s, at once and letter by letter',
    (text) => {
      const order = { searchText: searchTextOf(['68f4'], ['+14165550142', 'K1A 0B1', '47.80']) };
      const all = [order, { searchText: searchTextOf(['77aa'], ['+16045550199', 'V5K 0A1', '4.78']) }];
      expect(filterRows(all, text)).toEqual([order]);
      for (const length of text.split('').keys()) filterRows(all, text.slice(0, length));
      expect(filterRows(all, text)).toEqual([order]);
    },
  );
  it('keeps all rows for an empty text', () => expect(filterRows(rows, ' ')).toBe(rows));
});

describe('truncate', () => {
  it('leaves a text that fits', () => expect(truncate('abcde', 5)).toBe('abcde'));
  it('ends a longer one in an ellipsis, at the limit', () => expect(truncate('abcdef', 5)).toBe('abcd…'));
  it('does not cut an emoji in two', () => expect(truncate('abc🌿def', 5)).toBe('abc…'));
});

it.each([
  ['\u202d+1 416\u00a0555-0142\u202c', '+1 416 555-0142'],
  ['\u200basha@shop.test\ufeff\n', 'asha@shop.test'],
  ['Ｋ１Ａ　０Ｂ１', 'K1A 0B1'],
  ['12²', '12²'],
])('the pasted code %j is read as %j', (pasted, code) => expect(plainCode(pasted)).toBe(code));

it('a soft hyphen, or a joiner that a keyboard may leave out, makes no other word', () => {
  expect(normalizeForSearch('Ashwa\u00adgandha')).toBe('ashwagandha');
  expect(normalizeForSearch('क्\u200dष')).toBe(normalizeForSearch('क्ष'));
});
