import { expect, test } from 'vitest';
import { contrast } from '@/features/design/contrast';
import { colourTokens, tokenPairs } from '@/features/design/tokens';

const colourOf = (token: string) => colourTokens[token] ?? expect.unreachable(`no colour is called ${token}`);

test('black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#1f4d3a', '#1f4d3a')).toBe(1);
  // The grey that WCAG gives as an example of just enough.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test.each(tokenPairs)('$front on $ground ($use) stands out by $least', ({ front, ground, least }) => {
  expect(contrast(colourOf(front), colourOf(ground))).toBeGreaterThanOrEqual(least);
});

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

/** The colours that one string of classes gives its text and its ground, by the state they are for (`hover:` …). */
function coloursOf(classes: string) {
  const states = new Map<string, { text?: string; bg?: string }>();
  for (const word of classes.split(/\s+/)) {
    const [, state = '', kind, token = ''] = /^(.*:)?(text|bg)-([a-z-]+)$/.exec(word) ?? [];
    if (!kind || !(token in colourTokens)) continue;
    states.set(state, { ...states.get(state), [kind]: token });
  }
  const still = states.get('');
  return [...states].map(([state, { text = still?.text, bg = still?.bg }]) => ({ state, text, bg }));
}

test('no string of classes puts a text on a ground from which it does not stand out', () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/(['"`])((?:(?!\1)[^\n])*\b(?:text|bg)-(?:(?!\1)[^\n])*)\1/g)].flatMap(([, , classes = '']) =>
      coloursOf(classes).flatMap(({ state, text, bg }) => {
        if (!text || !bg) return [];
        // What is disabled need not (WCAG 1.4.3), and does.
        const figure = contrast(colourOf(text), colourOf(bg));
        return figure >= 4.5 ? [] : [`${file}: ${state}${text} on ${bg} is ${figure.toFixed(2)}`];
      }),
    ),
  );
  expect(found).toEqual([]);
});
