// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { themeKey } from '@/lib/themeKey';
import { wipeStorage } from '@/state/browserStorage';

it('a sign-out wipes the storage but for payments and the device’s theme', () => {
  for (const key of ['authToken', 'persist:root', 'payment:a1', themeKey]) localStorage.setItem(key, 'x');
  wipeStorage();
  expect(Object.keys(localStorage).sort()).toEqual(['payment:a1', themeKey]);
});
