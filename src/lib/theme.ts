import { showTheme } from './showTheme';
import { local } from './storage';
import { themeKey } from './themeKey';

/** `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Shows and keeps a theme; where storage is blocked, until the next page load. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') local.remove(themeKey);
  else local.write(themeKey, theme);
  showTheme(theme);
}
