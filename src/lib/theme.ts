import { local } from './storage';

/** A sign-out keeps this key (`src/state/persistence.ts`); the script in the HTML reads it (`src/early/visitor.ts`). */
export const themeKey = 'theme';

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

export function readTheme(): Theme {
  const stored = local.read(themeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows a theme: the style sheet reads the attribute, the browser's own interface the `<meta>` of the theme. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.media ?? meta.getAttribute('media') ?? '';
    meta.dataset.media = own;
    meta.setAttribute('media', theme === 'system' ? own : own.includes(theme) ? 'all' : 'not all');
  }
}

export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows and stores a theme; if storage is blocked, it lasts until the next page load. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') local.remove(themeKey);
  else local.write(themeKey, theme);
  showTheme(theme);
}

/** Shows the stored theme now, and whenever another tab stores one. */
export function followTheme(): void {
  const show = () => showTheme(readTheme());
  show();
  // A page that the Back button restores has missed the `storage` event.
  for (const event of ['storage', 'pageshow']) addEventListener(event, show);
}
