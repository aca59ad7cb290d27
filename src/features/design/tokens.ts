import tailwind, { type Colours, themes } from '@/../tailwind.config';

/** Converts an sRGB channel, 0 to 1, to linear light (WCAG 2.2, relative luminance). */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two hex colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

export { type Colours, themes };

export type Token = keyof Colours;
export type ThemeName = keyof typeof themes;

/** The colours on a dark green surface (`on-leaf`), which is the same in every theme. */
export const onLeaf: Colours = themes.light;

export const { borderRadius: radii, boxShadow: shadows } = tailwind.theme.extend;

export interface TokenPair {
  readonly foreground: Token;
  readonly background: Token;
  readonly use: string;
  readonly kind: 'text' | 'mark';
}

const text = (foreground: Token, background: Token, use: string): TokenPair => ({
  foreground,
  background,
  use,
  kind: 'text',
});
const mark = (foreground: Token, background: Token, use: string): TokenPair => ({
  foreground,
  background,
  use,
  kind: 'mark',
});

/** 4.5 for text, 3 for edges and marks of controls (WCAG 2.2 AA); 7 and 4.5 if the system prefers more contrast. */
export function minimumContrast(kind: TokenPair['kind'], theme: ThemeName): number {
  const more = theme.endsWith('more contrast');
  return kind === 'text' ? (more ? 7 : 4.5) : more ? 4.5 : 3;
}

export const tokenPairs: readonly TokenPair[] = [
  text('ink', 'ivory', 'Text on the page'),
  text('ink', 'ivory-deep', 'Text on the hero'),
  text('ink', 'paper', 'Text in fields, menus, dialogs'),
  text('on-saffron', 'saffron', 'Primary action'),
  text('on-saffron', 'saffron-deep', 'Primary action, hovered'),
  text('ink', 'leaf-mist', 'Summaries'),
  text('ink', 'leaf-soft', 'The chosen theme, text on a soft banner'),
  text('ink', 'saffron-soft', 'Notes that ask for something'),
  text('ink-soft', 'ivory', 'Secondary text on the page'),
  text('ink-soft', 'ivory-deep', 'Secondary text on the hero, disabled controls'),
  text('ink-soft', 'paper', 'Hints, placeholders'),
  text('ink-soft', 'leaf-mist', 'Secondary text in summaries'),
  text('ink-soft', 'leaf-soft', 'Secondary text in the active suggestion'),
  text('leaf', 'ivory', 'Links'),
  text('leaf', 'ivory-deep', 'Links on the hero'),
  text('leaf', 'leaf-mist', 'Links, hovered'),
  text('leaf', 'leaf-soft', 'Quiet controls, hovered'),
  text('leaf-ink', 'leaf-mist', 'Notes'),
  text('ivory', 'leaf', 'Selected, pressed'),
  text('ivory', 'leaf-ink', 'Selected, hovered'),
  text('ivory', 'ink', 'Offline, a destructive action, hovered'),
  text('saffron-ink', 'saffron-soft', 'Percent off'),
  text('saffron-ink', 'ivory', 'Low stock'),
  text('alert', 'ivory', 'Errors'),
  text('alert', 'paper', 'Errors in dialogs'),
  text('alert', 'alert-soft', 'Errors in a box'),
  text('ivory', 'alert', 'Destructive action'),
  text('done', 'ivory', 'Available'),
  text('done', 'paper', 'Available, on a card'),
  text('done', 'done-soft', 'Success'),
  text('ivory', 'done', 'A confirmed order'),
  text('ivory', 'step-now', 'The current step'),
  text('ivory', 'step-done', 'Earlier steps'),
  text('ivory', 'step-later', 'Later steps'),
  mark('ink-line', 'ivory', 'Edges of controls, empty stars'),
  mark('ink-line', 'paper', 'Edges of fields'),
  mark('leaf', 'ivory', 'Focus'),
  mark('leaf', 'paper', 'Focus in dialogs and fields'),
];

export const pairsOnLeaf: readonly TokenPair[] = [
  text('ivory', 'leaf-deep', 'Headings on leaf'),
  text('leaf-soft', 'leaf-deep', 'Text on leaf'),
  text('saffron', 'leaf-deep', 'The minimum order on leaf'),
  text('ink', 'leaf-soft', 'Selected on leaf'),
  text('ivory', 'ink', 'News'),
  text('ivory', 'done', 'News of success'),
  text('ivory', 'alert', 'News of failure'),
  mark('saffron', 'leaf-deep', 'Focus on leaf'),
];
