import tailwind from '@/../tailwind.config';

const { colors } = tailwind.theme.extend;

/** Every colour token by the name that a class ends with, e.g. `ink-soft`. */
export const colourTokens: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(colors).flatMap(([family, shades]) =>
    typeof shades === 'string'
      ? [[family, shades]]
      : Object.entries(shades).map(([shade, value]) => [shade === 'DEFAULT' ? family : `${family}-${shade}`, value]),
  ),
);

export const { borderRadius: radii, boxShadow: shadows } = tailwind.theme.extend;

/** What must stand out from what, and by how much: 4.5 for text, 3 for the edges and marks of controls (WCAG 2.2 AA). */
export interface TokenPair {
  readonly front: string;
  readonly ground: string;
  readonly use: string;
  readonly least: 4.5 | 3;
}

const text = (front: string, ground: string, use: string): TokenPair => ({ front, ground, use, least: 4.5 });
const mark = (front: string, ground: string, use: string): TokenPair => ({ front, ground, use, least: 3 });

export const tokenPairs: readonly TokenPair[] = [
  text('ink', 'ivory', 'Text on the page'),
  text('ink', 'ivory-deep', 'Text on the hero'),
  text('ink', 'paper', 'Text in fields, menus, dialogs'),
  text('ink', 'saffron', 'The one action of a place'),
  text('ink', 'saffron-deep', 'The same under the pointer'),
  text('ink', 'leaf-mist', 'Summaries'),
  text('ink-soft', 'ivory', 'Second voice on the page'),
  text('ink-soft', 'ivory-deep', 'Second voice on the hero, disabled controls'),
  text('ink-soft', 'paper', 'Hints, placeholders'),
  text('ink-soft', 'leaf-mist', 'Second voice in summaries'),
  text('ink-soft', 'leaf-soft', 'Second voice in a chosen suggestion'),
  text('leaf', 'ivory', 'Links'),
  text('leaf', 'ivory-deep', 'Links on the hero'),
  text('leaf', 'leaf-mist', 'Links under the pointer'),
  text('leaf', 'leaf-soft', 'Quiet controls under the pointer'),
  text('leaf-deep', 'leaf-mist', 'Notes'),
  text('ivory', 'leaf', 'Chosen, pressed'),
  text('ivory', 'leaf-deep', 'Headings on leaf'),
  text('leaf-soft', 'leaf-deep', 'Text on leaf'),
  text('saffron', 'leaf-deep', 'The minimum order on leaf'),
  text('saffron-ink', 'saffron-soft', 'Percent off'),
  text('saffron-ink', 'ivory', 'Few left'),
  text('alert', 'ivory', 'Errors'),
  text('alert', 'paper', 'Errors in dialogs'),
  text('alert', 'alert-soft', 'Errors in a box'),
  text('ivory', 'alert', 'What deletes'),
  text('done', 'ivory', 'Available'),
  text('done', 'done-soft', 'What went well'),
  text('ivory', 'step-now', 'The current step'),
  text('ivory', 'step-done', 'Earlier steps'),
  text('ivory', 'step-later', 'Later steps'),
  mark('ink-line', 'ivory', 'Edges of controls, empty stars'),
  mark('ink-line', 'paper', 'Edges of fields'),
  mark('leaf', 'ivory', 'Focus'),
  mark('saffron', 'leaf-deep', 'Focus on leaf'),
];
