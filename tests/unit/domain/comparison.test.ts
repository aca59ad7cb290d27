import { describe, expect, it } from 'vitest';
import {
  comparedQuery,
  comparedSections,
  differ,
  readCompared,
  sectionText,
  toggleCompared,
  validCompared,
} from '@/domain/comparison';

describe('compared', () => {
  it('a fifth product finds no room', () => {
    expect(toggleCompared(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c', 'd']);
    expect(toggleCompared(['a', 'b', 'c', 'd'], 'e')).toBeNull();
  });

  it('a second press takes a product out, even of four', () => {
    expect(toggleCompared(['a', 'b', 'c', 'd'], 'b')).toEqual(['a', 'c', 'd']);
  });

  it('of the stored values, at most four texts remain, each once', () => {
    expect(validCompared(['a', 7, null, '', 'a', 'b', {}, 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd']);
  });

  it('a comparison’s URL names its products and keeps the page’s own parameters', () => {
    expect(comparedQuery('?sort=price', ['a', 'b'])).toBe('?sort=price&compare=a,b');
    expect(comparedQuery('?compare=a,b', ['b'])).toBe('?compare=b');
    expect(comparedQuery('?q=oil&compare=a,b', [])).toBe('?q=oil');
    expect(comparedQuery('?compare=a', [])).toBe('');
  });

  it.each([
    ['?compare=a,b', ['a', 'b']],
    ['?compare=a%2Cb', ['a', 'b']],
    ['?compare=,a,,a,b,c,d,e', ['a', 'b', 'c', 'd']],
    ['?compare=', []],
    ['?q=oil', []],
  ])('the URL %s compares %j', (query, ids) => {
    expect(readCompared(new URLSearchParams(query))).toEqual(ids);
  });

  it('an id with a comma or an ampersand does not become two', () => {
    const query = comparedQuery('', ['a&b', 'c']);
    expect(readCompared(new URLSearchParams(query))).toEqual(['a&b', 'c']);
  });
});

describe('comparison sections', () => {
  const sections = (...descriptions: string[]) =>
    comparedSections(descriptions.map((description) => ({ description })));

  it('descriptions are aligned section by section, whatever their order or capitals', () => {
    const rows = sections(
      'A tea.\nHow to use: Stir.\nIngredients:\n- Ginger',
      'Ingredients: Tulsi\nHow To Use: Chew.\nStorage: Dry.',
    );
    expect(rows.map(({ heading }) => heading)).toEqual(['', 'How to use', 'Ingredients', 'Storage']);
    expect(rows.map((row) => row.sections.map(sectionText))).toEqual([
      ['A tea.', ''],
      ['Stir.', 'Chew.'],
      ['Ginger', 'Tulsi'],
      ['', 'Dry.'],
    ]);
  });

  it('a description without headings is one section, an empty one none', () => {
    expect(sections('  A balm.\nFor knees. ', '   ')).toEqual([
      { heading: '', sections: [{ heading: '', paragraphs: ['A balm.\nFor knees.'], points: [] }, null] },
    ]);
    expect(sections('', '')).toEqual([]);
  });

  it('a row differs where one value is unlike the others, blanks at its ends aside', () => {
    expect(differ(['Oil', ' Oil '])).toBe(false);
    expect(differ(['Oil', 'Oil', ''])).toBe(true);
    expect(differ([])).toBe(false);
  });
});
