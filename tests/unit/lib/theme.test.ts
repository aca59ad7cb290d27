// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showTheme } from '@/lib/showTheme';
import { chooseTheme, shownTheme } from '@/lib/theme';
import { themeKey } from '@/lib/themeKey';

const metas = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'));
const systems = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

beforeEach(() => {
  localStorage.clear();
  showTheme(null);
  document.head.innerHTML = systems.map((media) => `<meta name="theme-color" media="${media}">`).join('');
});

describe('the chosen theme', () => {
  it('shows and is kept until System is chosen', () => {
    expect(shownTheme()).toBe('system');
    chooseTheme('dark');
    expect([shownTheme(), localStorage.getItem(themeKey)]).toEqual(['dark', 'dark']);
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    chooseTheme('system');
    expect([shownTheme(), localStorage.getItem(themeKey)]).toEqual(['system', null]);
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
  it('shows also where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    chooseTheme('light');
    expect(shownTheme()).toBe('light');
  });
});

it('a kept word that is no theme shows the system’s', () => {
  showTheme('sepia');
  expect(shownTheme()).toBe('system');
});

it('the browser’s own bars take the colour of the chosen theme, and of the system’s again', () => {
  showTheme('dark');
  expect(metas()).toEqual(['not all', 'all']);
  showTheme('light');
  expect(metas()).toEqual(['all', 'not all']);
  showTheme(null);
  expect(metas()).toEqual(systems);
});
