// Needs a DOM.
import { expect, it } from 'vitest';
import { languageKey } from '@/lib/languages';
import { themeKey } from '@/lib/theme';
import { wipeStorage } from '@/state/persistence';

it('a sign-out wipes the storage but for payments and the device’s theme', () => {
  for (const key of ['authToken', 'persist:root', 'payment:a1', themeKey, languageKey]) localStorage.setItem(key, 'x');
  wipeStorage();
  expect(Object.keys(localStorage).sort()).toEqual([languageKey, 'payment:a1', themeKey]);
});
