import type { Config } from 'tailwindcss';
import type { PluginAPI } from 'tailwindcss/plugin';

/**
 * The colours of each theme by token. `paper` is the surface of fields, dialogs and menus, `ink-line` the edge of
 * controls. A `…-ink` is text on its `…-soft` or `…-mist`; `on-saffron` is text on saffron, which stays bright in the
 * dark. `step` has the colours that the specification names for the checkout steps. `picture` lies under a product's
 * picture, which may be transparent, `sheet` under what PayPal draws for a light page; `shade` dims a page below a
 * dialog; `art` is for drawings.
 */
const light = {
  ivory: '#fbf7ee',
  'ivory-deep': '#f3ecdc',
  'ivory-edge': '#e2d8c3',
  paper: '#fffdf8',
  ink: '#1c2b23',
  'ink-soft': '#4a5a50',
  'ink-line': '#8a8474',
  leaf: '#1f4d3a',
  'leaf-deep': '#143528',
  'leaf-soft': '#dbe8de',
  'leaf-mist': '#edf3ec',
  'leaf-ink': '#143528',
  saffron: '#eca72c',
  'saffron-deep': '#d18f14',
  'saffron-soft': '#fbe7bf',
  'saffron-ink': '#7a4d00',
  'on-saffron': '#1c2b23',
  alert: '#a8321f',
  'alert-soft': '#fae5df',
  done: '#1d6b3f',
  'done-soft': '#dff0e3',
  'step-now': '#1d5fae',
  'step-done': '#1d6b3f',
  'step-later': '#6b736d',
  'art-leaf': '#1f4d3a',
  'art-deep': '#143528',
  'art-sun': '#fbe7bf',
  'art-moon': '#fbf7ee',
  picture: '#f3ecdc',
  sheet: '#fbf7ee',
  shade: '#143528',
};

export type Colours = Readonly<Record<keyof typeof light, string>>;

/** What differs from the light theme. */
const inDark = {
  ivory: '#121a16',
  'ivory-deep': '#212d26',
  'ivory-edge': '#36443b',
  paper: '#1a241f',
  ink: '#eceee4',
  'ink-soft': '#b4bfb5',
  'ink-line': '#7d8a81',
  leaf: '#93cfae',
  'leaf-soft': '#2a4535',
  'leaf-mist': '#1d2d24',
  'leaf-ink': '#bfe3cd',
  'saffron-soft': '#40310f',
  'saffron-ink': '#f4c866',
  alert: '#f4a491',
  'alert-soft': '#45221b',
  done: '#87d0a1',
  'done-soft': '#1b3b29',
  'step-now': '#8dbcf0',
  'step-done': '#87d0a1',
  'step-later': '#a3aca5',
  'art-leaf': '#4f9b73',
  'art-deep': '#2a6647',
  'art-sun': '#5f4715',
  'art-moon': '#efe0b6',
  picture: '#e6e1d5',
  sheet: '#f3efe4',
  shade: '#000000',
};

/** What differs if the system requests more contrast: a ratio of 7 for text, 4.5 for the edges of controls. */
const inLightMore = {
  'ivory-edge': '#847d6c',
  'ink-soft': '#33413a',
  'ink-line': '#4a5a50',
  leaf: '#143d2d',
  'saffron-deep': '#f2b548',
  'saffron-ink': '#573600',
  alert: '#861f0f',
  done: '#0f4d2a',
  'step-now': '#134684',
  'step-done': '#0f4d2a',
  'step-later': '#47504a',
};
const inDarkMore = {
  'ivory-edge': '#7d8a81',
  ink: '#ffffff',
  'ink-soft': '#d6ddd5',
  'ink-line': '#b4bfb5',
  leaf: '#b5e3c8',
  'saffron-deep': '#f2b548',
  'saffron-ink': '#f9d78a',
  alert: '#fbc4b7',
  done: '#abe2bf',
  'step-now': '#b3d4f7',
  'step-done': '#abe2bf',
  'step-later': '#c6cdc7',
};

/**
 * Forced colours: the system replaces all but those of drawings and icons, which these tokens set. On anything else
 * they would be wrong, because the system does not replace its own colours, such as a `Canvas` text.
 */
const inForcedDrawings: Partial<Colours> = {
  ivory: 'Canvas',
  paper: 'Canvas',
  ink: 'CanvasText',
  'ink-soft': 'CanvasText',
  'ink-line': 'CanvasText',
  leaf: 'CanvasText',
  'leaf-soft': 'Canvas',
  'leaf-mist': 'Canvas',
  alert: 'CanvasText',
};
const inForcedIcons: Partial<Colours> = { saffron: 'Highlight', 'saffron-deep': 'CanvasText' };

export const themes = {
  light,
  dark: { ...light, ...inDark },
  'light, more contrast': { ...light, ...inLightMore },
  'dark, more contrast': { ...light, ...inDark, ...inDarkMore },
} as const satisfies Readonly<Record<string, Colours>>;

const properties = (colours: Partial<Colours>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));

/** Dark if the shopper chose it (`src/lib/theme.ts`), or the system is dark and light is not chosen. Print is light. */
const darkRules = (declarations: Readonly<Record<string, string>>) => ({
  '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': declarations },
  '@media screen': { ':root[data-theme="dark"]': declarations },
});

const token = (name: keyof Colours) => `var(--${name})`;

export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: Object.fromEntries((Object.keys(light) as (keyof Colours)[]).map((name) => [name, token(name)])),
      fontFamily: {
        display: ['"Fraunces"', '"Fraunces Fallback"', 'Georgia', 'serif'],
        sans: ['"Figtree"', '"Figtree Fallback"', 'system-ui', 'Arial', 'sans-serif'],
      },
      borderRadius: { card: '1.25rem', field: '0.75rem' },
      boxShadow: {
        card: '0 1px 2px rgb(28 43 35 / 0.05), 0 8px 24px -12px rgb(28 43 35 / 0.18)',
        lift: '0 2px 4px rgb(28 43 35 / 0.06), 0 18px 40px -16px rgb(28 43 35 / 0.28)',
      },
      maxWidth: { shop: '84rem', text: '42rem' },
      transitionTimingFunction: { calm: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    },
  },
  plugins: [
    ({ addBase }: PluginAPI) => {
      // A dark green surface, `.on-leaf`, looks the same in both themes, and so does its content.
      addBase({ ':root, .on-leaf': properties(light) });
      addBase({ ':root': { '--dim': 'none' } });
      addBase(darkRules({ ...properties(inDark), '--dim': 'brightness(0.8)' }));
      addBase({ '@media (prefers-contrast: more)': { ':root': properties(inLightMore) } });
      addBase({ '@media (prefers-contrast: more)': darkRules(properties(inDarkMore)) });
      addBase({
        '@media (forced-colors: active)': {
          svg: properties(inForcedDrawings),
          ':is([role="img"], label, button) svg': properties(inForcedIcons),
        },
      });
    },
  ],
} satisfies Config;
