// Needs a DOM.
import { expect, it } from 'vitest';
import { dropTrailingSlash } from '@/app/linkedPath';

it.each([
  ['/medicines/?q=tea#top', '/medicines?q=tea#top'],
  ['/orders/review//', '/orders/review'],
  ['/medicines/Brahmanand?page=2', '/medicines/Brahmanand?page=2'],
  ['/', '/'],
  ['/?q=/', '/?q=/'],
])('a page opened at %s gets the address %s, and keeps its history state', (opened, address) => {
  window.history.replaceState({ kept: true }, '', opened);
  dropTrailingSlash();
  expect(location.pathname + location.search + location.hash).toBe(address);
  expect(window.history.state).toEqual({ kept: true });
});
