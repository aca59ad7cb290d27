// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { themeKey } from '@/lib/themeKey';

const shown = () => document.documentElement.dataset.theme;

it('the HTML’s script shows the kept theme, follows another tab, and stays where storage is blocked', async () => {
  localStorage.setItem(themeKey, 'light');
  await import('@/early/theme');
  expect(shown()).toBe('light');
  for (const [event, theme] of [
    ['storage', 'dark'],
    ['pageshow', 'light'],
  ] as const) {
    localStorage.setItem(themeKey, theme);
    window.dispatchEvent(new Event(event));
    expect(shown()).toBe(theme);
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  window.dispatchEvent(new Event('pageshow'));
  expect(shown()).toBe('light');
});
