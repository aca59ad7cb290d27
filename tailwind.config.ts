import type { Config } from 'tailwindcss';

/**
 * The design tokens. Contrast on ivory (#fbf7ee): ink 13.8, ink-soft 6.8, leaf 9.0, alert 6.3; ink on saffron 7.1.
 * `paper` lies on the page: fields, dialogs, menus. `ink-line` draws the edges of controls (3.5 on ivory).
 * `step` carries the colours that the specification names for the checkout steps.
 */
export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        ivory: { DEFAULT: '#fbf7ee', deep: '#f3ecdc', edge: '#e2d8c3' },
        paper: '#fffdf8',
        ink: { DEFAULT: '#1c2b23', soft: '#4a5a50', line: '#8a8474' },
        leaf: { DEFAULT: '#1f4d3a', deep: '#143528', soft: '#dbe8de', mist: '#edf3ec' },
        saffron: { DEFAULT: '#eca72c', deep: '#d18f14', soft: '#fbe7bf', ink: '#7a4d00' },
        alert: { DEFAULT: '#a8321f', soft: '#fae5df' },
        done: { DEFAULT: '#1d6b3f', soft: '#dff0e3' },
        step: { now: '#1d5fae', done: '#1d6b3f', later: '#6b736d' },
      },
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
} satisfies Config;
