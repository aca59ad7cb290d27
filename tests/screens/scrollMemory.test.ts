import { beforeEach, expect, test, vi } from 'vitest';

/** The module as a fresh page loads it. */
async function load() {
  vi.resetModules();
  return import('@/features/layout/scrollMemory');
}

beforeEach(() => sessionStorage.clear());

test('a place is remembered, over a reload too', async () => {
  (await load()).rememberScroll('a /medicines', 640);
  expect((await load()).recallScroll('a /medicines')).toBe(640);
  expect((await load()).recallScroll('b /medicines')).toBeUndefined();
});

test('only the newest fifty places are kept', async () => {
  const { rememberScroll, recallScroll } = await load();
  for (let entry = 0; entry < 60; entry++) rememberScroll(`entry-${entry}`, entry);
  expect(recallScroll('entry-9')).toBeUndefined();
  expect(recallScroll('entry-10')).toBe(10);
});

test.each(['{', '"text"', '[1, null, ["a", "far"]]'])('foreign storage %s is no memory', async (stored) => {
  sessionStorage.setItem('scroll-positions', stored);
  expect((await load()).recallScroll('a')).toBeUndefined();
});

test('blocked storage costs the memory over a reload only', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { rememberScroll, recallScroll } = await load();
  rememberScroll('a', 120);
  expect(recallScroll('a')).toBe(120);
});
