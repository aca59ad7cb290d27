// Needs a DOM.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseTheme, followTheme, readTheme, shownTheme, showTheme, themeKey } from '@/lib/theme';

const metas = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
const systems = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

beforeEach(() => {
  localStorage.clear();
  showTheme('system');
  document.head.innerHTML = systems.map((media) => `<meta name="theme-color" media="${media}">`).join('');
});

describe('the chosen theme', () => {
  it('is the system’s until one is chosen, and again when System is', () => {
    expect(readTheme()).toBe('system');
    chooseTheme('dark');
    expect([readTheme(), shownTheme(), document.documentElement.dataset.theme]).toEqual(['dark', 'dark', 'dark']);
    chooseTheme('system');
    expect([readTheme(), shownTheme(), localStorage.getItem(themeKey)]).toEqual(['system', 'system', null]);
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
  it('is the system’s where storage holds something else', () => {
    localStorage.setItem(themeKey, 'sepia');
    expect(readTheme()).toBe('system');
  });
  it('also shows where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('blocked', 'SecurityError'));
    chooseTheme('light');
    expect(shownTheme()).toBe('light');
  });
});

it('the browser’s own bars take the colour of the chosen theme, and of the system’s again', () => {
  showTheme('dark');
  expect(metas()).toEqual(['not all', 'all']);
  showTheme('light');
  expect(metas()).toEqual(['all', 'not all']);
  showTheme('system');
  expect(metas()).toEqual(systems);
});

it.each(['storage', 'pageshow'])('a page follows the choice of another tab at "%s"', (event) => {
  localStorage.setItem(themeKey, 'light');
  followTheme();
  expect(shownTheme()).toBe('light');
  localStorage.setItem(themeKey, 'dark');
  window.dispatchEvent(new Event(event));
  expect(shownTheme()).toBe('dark');
});
