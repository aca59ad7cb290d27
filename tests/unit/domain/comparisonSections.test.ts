import { expect, it } from 'vitest';
import { comparedSections, differ, sectionText } from '@/domain/comparison';

const sections = (...descriptions: string[]) => comparedSections(descriptions.map((description) => ({ description })));

it('descriptions stand side by side, section by section, whatever their order or capitals', () => {
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
