import { beforeEach, expect, test, vi } from 'vitest';

/** The module as a fresh page loads it. */
async function load() {
  vi.resetModules();
  return import('@/features/layout/scrollPositions');
}

beforeEach(() => sessionStorage.clear());

test('a place is remembered, over a reload too', async () => {
  (await load()).saveScrollPosition('a /medicines', 640);
  expect((await load()).getScrollPosition('a /medicines')).toBe(640);
  expect((await load()).getScrollPosition('b /medicines')).toBeUndefined();
});

test('only the newest fifty places are kept', async () => {
  const { saveScrollPosition, getScrollPosition } = await load();
  for (let entry = 0; entry < 60; entry++) saveScrollPosition(`entry-${entry}`, entry);
  expect(getScrollPosition('entry-9')).toBeUndefined();
  expect(getScrollPosition('entry-10')).toBe(10);
});

test.each(['{', '"text"', '[1, null, ["a", "far"]]'])('foreign storage %s is no memory', async (stored) => {
  sessionStorage.setItem('scroll-positions', stored);
  expect((await load()).getScrollPosition('a')).toBeUndefined();
});

test('blocked storage costs the memory over a reload only', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { saveScrollPosition, getScrollPosition } = await load();
  saveScrollPosition('a', 120);
  expect(getScrollPosition('a')).toBe(120);
});
