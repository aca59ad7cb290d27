import { describe, expect, it } from 'vitest';
import {
  type Colours,
  contrast,
  minimumContrast,
  onLeaf,
  pairsOnLeaf,
  type ThemeName,
  type Token,
  themes,
  tokenPairs,
} from '@/features/design/tokens';

it('the contrast of black on white is 21, of a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#1f4d3a', '#1f4d3a')).toBe(1);
  // The lightest grey that passes AA on white.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

const names = Object.keys(themes) as ThemeName[];

describe.each(names)('in the theme "%s"', (name) => {
  it.each(tokenPairs)('$foreground on $background ($use) has enough contrast', ({ foreground, background, kind }) => {
    const colours = themes[name];
    expect(contrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(minimumContrast(kind, name));
  });
});

it.each(pairsOnLeaf)('on leaf, $foreground on $background ($use) has enough contrast', (pair) => {
  const figure = contrast(onLeaf[pair.foreground], onLeaf[pair.background]);
  expect(figure).toBeGreaterThanOrEqual(minimumContrast(pair.kind, 'light'));
});

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

const isToken = (name: string): name is Token => name in themes.light;

/** The text and background colours in a class string, by variant (`hover:` …). */
function coloursOf(classes: string) {
  const states = new Map<string, { text?: Token; bg?: Token }>();
  for (const word of classes.split(/\s+/)) {
    const [, state = '', kind, token = ''] = /^(.*:)?(text|bg)-([a-z-]+)$/.exec(word) ?? [];
    if (!kind || !isToken(token)) continue;
    states.set(state, { ...states.get(state), [kind]: token });
  }
  const base = states.get('');
  return [...states].map(([state, { text = base?.text, bg = base?.bg }]) => ({ state, text, bg }));
}

/** Strings of classes, by file. */
const classStrings = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/(['"`])((?:(?!\1)[^\n])*\b(?:text|bg)-(?:(?!\1)[^\n])*)\1/g)].map(([, , classes = '']) => ({
    file,
    classes,
  })),
);

it.each(names)('no class string combines text and background colours of insufficient contrast in "%s"', (name) => {
  const found = classStrings.flatMap(({ file, classes }) => {
    const colours: Colours = /(^|\s)on-leaf(\s|$)/.test(classes) ? onLeaf : themes[name];
    return coloursOf(classes).flatMap(({ state, text, bg }) => {
      if (!text || !bg) return [];
      // WCAG 1.4.3 exempts disabled controls; ours pass anyway.
      const figure = contrast(colours[text], colours[bg]);
      return figure >= 4.5 ? [] : [`${file}: ${state}${text} on ${bg} is ${figure.toFixed(2)}`];
    });
  });
  expect(found).toEqual([]);
});

it('no colour is written out where a token belongs', () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    // What a share or print shows has colours of its own.
    /^\/src\/build\//.test(file)
      ? []
      : [...source.matchAll(/#[0-9a-f]{6}\b|\b(?:bg|text|border|fill|stroke|ring|outline)-(?:white|black)\b/gi)].map(
          ([colour]) => `${file}: ${colour}`,
        ),
  );
  expect(found).toEqual([]);
});
