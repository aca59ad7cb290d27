import { expect, it } from 'vitest';
import { descriptionSections } from '@/domain/product';

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
