// Needs a DOM.
import { describe, expect, it } from 'vitest';
import { drawPackShot, type PackShot } from '@/demo/packShots/drawPackShot';
import { fitText } from '@/demo/packShots/fitText';
import { textWidth } from '@/demo/packShots/textWidth';

const views = ['front', 'detail', 'pack'] as const;
const doseForms = [
  'Drops',
  'Oil',
  'Syrup',
  'Capsules',
  'Tablets',
  'Blister',
  'Cream',
  'Balm',
  'Powder',
  'Churna',
  'Sachets',
  'Tea',
  'Gel',
  'Soap',
  'Something new',
  '',
];
const names = [
  'Triphala',
  'Kumkumadi Tailam Supercalifragilisticexpialidocious Radiance Face Oil For Every Season And Skin',
  'हल्दी और काली मिर्च वाला शुद्ध चूर्ण',
  'Crème de nuit à l’aloès <b>"50 %" & d\'autres\u0000\ud800',
];

const shot = (more: Partial<PackShot> = {}): PackShot => ({
  doseForm: 'Capsules',
  brand: 'Brahmanand',
  name: 'Triphala',
  packSize: '90 capsules',
  view: 'front',
  ...more,
});

const parse = (drawing: string) => new DOMParser().parseFromString(drawing, 'image/svg+xml');
const every = doseForms.flatMap((doseForm) =>
  names.flatMap((name) => views.map((view) => drawPackShot(shot({ doseForm, name, view })))),
);

describe('a pack shot', () => {
  it('is deterministic', () => {
    for (const view of views) expect(drawPackShot(shot({ view }))).toBe(drawPackShot(shot({ view })));
  });

  it('is a well-formed square SVG document for every form, name and view', () => {
    for (const drawing of every) {
      const { documentElement } = parse(drawing);
      expect(documentElement.nodeName).toBe('svg');
      expect(documentElement.getAttribute('viewBox')).toBe('0 0 800 800');
      expect(documentElement.getAttribute('width')).toBe('800');
      expect(documentElement.getAttribute('height')).toBe('800');
    }
  });

  it('contains no script, style, handler or external URL', () => {
    for (const drawing of every) {
      expect(drawing).not.toMatch(/<script|<style|<foreignObject|<image|<use|\sstyle=|\son\w+=|href/i);
      expect(drawing).not.toMatch(/\bNaN\b|undefined/);
      expect(drawing.match(/url\((?!#)/)).toBeNull();
    }
  });

  it('defines each gradient that it references once', () => {
    for (const drawing of every) {
      const ids = [...drawing.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of drawing.matchAll(/url\(#(\w+)\)/g)) expect(ids).toContain(id);
    }
  });

  it('stays under 14 kB', () => {
    for (const drawing of every) expect(new TextEncoder().encode(drawing).length).toBeLessThan(14_000);
  });

  it('prints brand, name and pack size as text, markup included', () => {
    const text = parse(drawPackShot(shot({ brand: 'Ann & Son', name: '<Rose>', packSize: '5 "g"' }))).documentElement;
    expect(text.textContent).toContain('ANN & SON');
    expect(text.textContent).toContain('<Rose>');
    expect(text.textContent).toContain('5 "g"');
  });

  it('differs between brands, forms, products and views', () => {
    const drawings = [
      shot(),
      shot({ brand: 'Himveda' }),
      shot({ doseForm: 'Oil' }),
      shot({ name: 'Ashwagandha' }),
      shot({ view: 'detail' }),
      shot({ view: 'pack' }),
    ].map(drawPackShot);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('uses one palette per brand, whatever its case', () => {
    const colours = (brand: string) => drawPackShot(shot({ brand })).match(/id="metal">.*?<\/linearGradient>/)?.[0];
    expect(colours('BRAHMANAND')).toBe(colours('Brahmanand'));
  });
});

describe('text on a label', () => {
  const room = { width: 200, height: 90, largest: 40, smallest: 12, maxLines: 3 };

  it('fits its room', () => {
    for (const name of names) {
      const { size, lines } = fitText(name, room);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(textWidth(line) * size).toBeLessThanOrEqual(room.width + 0.001);
    }
  });

  it('breaks evenly between words', () => {
    expect(fitText('Tulsi and Honey Cough Syrup', room).lines.join(' ')).toBe('Tulsi and Honey Cough Syrup');
  });

  it('truncates text that does not fit at the smallest size, between whole letters', () => {
    const { lines } = fitText('कि'.repeat(60), room);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^(कि)+…$/u);
  });
});
