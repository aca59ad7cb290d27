import tailwind from '@/../tailwind.config';

const { colors } = tailwind.theme.extend;

/** Colour tokens by the suffix of their classes, e.g. `ink-soft`. */
export const colourTokens: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(colors).flatMap(([family, shades]) =>
    typeof shades === 'string'
      ? [[family, shades]]
      : Object.entries(shades).map(([shade, value]) => [shade === 'DEFAULT' ? family : `${family}-${shade}`, value]),
  ),
);

export const { borderRadius: radii, boxShadow: shadows } = tailwind.theme.extend;

/** Minimum contrast: 4.5 for text, 3 for the edges and marks of controls (WCAG 2.2 AA). */
export interface TokenPair {
  readonly foreground: string;
  readonly background: string;
  readonly use: string;
  readonly minimum: 4.5 | 3;
}

const text = (foreground: string, background: string, use: string): TokenPair => ({
  foreground,
  background,
  use,
  minimum: 4.5,
});
const mark = (foreground: string, background: string, use: string): TokenPair => ({
  foreground,
  background,
  use,
  minimum: 3,
});

export const tokenPairs: readonly TokenPair[] = [
  text('ink', 'ivory', 'Text on the page'),
  text('ink', 'ivory-deep', 'Text on the hero'),
  text('ink', 'paper', 'Text in fields, menus, dialogs'),
  text('ink', 'saffron', 'Primary action'),
  text('ink', 'saffron-deep', 'Primary action, hovered'),
  text('ink', 'leaf-mist', 'Summaries'),
  text('ink-soft', 'ivory', 'Secondary text on the page'),
  text('ink-soft', 'ivory-deep', 'Secondary text on the hero, disabled controls'),
  text('ink-soft', 'paper', 'Hints, placeholders'),
  text('ink-soft', 'leaf-mist', 'Secondary text in summaries'),
  text('ink-soft', 'leaf-soft', 'Secondary text in the active suggestion'),
  text('leaf', 'ivory', 'Links'),
  text('leaf', 'ivory-deep', 'Links on the hero'),
  text('leaf', 'leaf-mist', 'Links, hovered'),
  text('leaf', 'leaf-soft', 'Quiet controls, hovered'),
  text('leaf-deep', 'leaf-mist', 'Notes'),
  text('ivory', 'leaf', 'Selected, pressed'),
  text('ivory', 'leaf-deep', 'Headings on leaf'),
  text('leaf-soft', 'leaf-deep', 'Text on leaf'),
  text('saffron', 'leaf-deep', 'The minimum order on leaf'),
  text('saffron-ink', 'saffron-soft', 'Percent off'),
  text('saffron-ink', 'ivory', 'Low stock'),
  text('alert', 'ivory', 'Errors'),
  text('alert', 'paper', 'Errors in dialogs'),
  text('alert', 'alert-soft', 'Errors in a box'),
  text('ivory', 'alert', 'Destructive action'),
  text('done', 'ivory', 'Available'),
  text('done', 'done-soft', 'Success'),
  text('ivory', 'step-now', 'The current step'),
  text('ivory', 'step-done', 'Earlier steps'),
  text('ivory', 'step-later', 'Later steps'),
  mark('ink-line', 'ivory', 'Edges of controls, empty stars'),
  mark('ink-line', 'paper', 'Edges of fields'),
  mark('leaf', 'ivory', 'Focus'),
  mark('saffron', 'leaf-deep', 'Focus on leaf'),
];
