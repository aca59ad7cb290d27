import { expect, it } from 'vitest';
import { contrast } from '@/features/design/contrast';
import { colourTokens, tokenPairs } from '@/features/design/tokens';

const colourOf = (token: string) => colourTokens[token] ?? expect.unreachable(`unknown colour ${token}`);

it('the contrast of black on white is 21, of a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#1f4d3a', '#1f4d3a')).toBe(1);
  // The lightest grey that passes AA on white.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it.each(tokenPairs)(
  '$foreground on $background ($use) has a contrast of at least $minimum',
  ({ foreground, background, minimum }) => {
    expect(contrast(colourOf(foreground), colourOf(background))).toBeGreaterThanOrEqual(minimum);
  },
);

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** The text and background colours in a class string, by variant (`hover:` …). */
function coloursOf(classes: string) {
  const states = new Map<string, { text?: string; bg?: string }>();
  for (const word of classes.split(/\s+/)) {
    const [, state = '', kind, token = ''] = /^(.*:)?(text|bg)-([a-z-]+)$/.exec(word) ?? [];
    if (!kind || !(token in colourTokens)) continue;
    states.set(state, { ...states.get(state), [kind]: token });
  }
  const base = states.get('');
  return [...states].map(([state, { text = base?.text, bg = base?.bg }]) => ({ state, text, bg }));
}

it('no class string combines text and background colours of insufficient contrast', () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/(['"`])((?:(?!\1)[^\n])*\b(?:text|bg)-(?:(?!\1)[^\n])*)\1/g)].flatMap(([, , classes = '']) =>
      coloursOf(classes).flatMap(({ state, text, bg }) => {
        if (!text || !bg) return [];
        // WCAG 1.4.3 exempts disabled controls; ours pass anyway.
        const figure = contrast(colourOf(text), colourOf(bg));
        return figure >= 4.5 ? [] : [`${file}: ${state}${text} on ${bg} is ${figure.toFixed(2)}`];
      }),
    ),
  );
  expect(found).toEqual([]);
});
