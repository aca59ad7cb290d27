import { beforeEach, expect, it, vi } from 'vitest';

/** Imports the module afresh, as after a reload. */
async function load() {
  vi.resetModules();
  return import('@/features/layout/routeChange');
}

beforeEach(() => sessionStorage.clear());

it('a scroll position survives a reload', async () => {
  (await load()).saveScrollPosition('a /medicines', 640);
  expect((await load()).getScrollPosition('a /medicines')).toBe(640);
  expect((await load()).getScrollPosition('b /medicines')).toBeUndefined();
});

it('only the latest fifty positions are kept', async () => {
  const { saveScrollPosition, getScrollPosition } = await load();
  for (let entry = 0; entry < 60; entry++) saveScrollPosition(`entry-${entry}`, entry);
  expect(getScrollPosition('entry-9')).toBeUndefined();
  expect(getScrollPosition('entry-10')).toBe(10);
});

it.each(['{', '"text"', '[1, null, ["a", "far"]]'])('invalid storage %s is ignored', async (stored) => {
  sessionStorage.setItem('scroll-positions', stored);
  expect((await load()).getScrollPosition('a')).toBeUndefined();
});

it('blocked storage only loses positions on reload', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { saveScrollPosition, getScrollPosition } = await load();
  saveScrollPosition('a', 120);
  expect(getScrollPosition('a')).toBe(120);
});
