// Needs a DOM.
import { expect, it } from 'vitest';
import { tidyAddress } from '@/app/linkedPath';

it.each([
  ['/medicines/?q=tea#top', '/medicines?q=tea#top'],
  ['/orders/review//', '/orders/review'],
  ['/medicines/Brahmanand?page=2', '/medicines/Brahmanand?page=2'],
  ['/Cart', '/cart'],
  ['/MyAccount/Orders/', '/myaccount/orders'],
  ['/Products/Neem_Oil?id=7', '/products/Neem_Oil?id=7'],
  ['/MEDICINES//Neem', '/medicines/Neem'],
  ['/Unknown', '/Unknown'],
  ['/', '/'],
  ['/?q=/', '/?q=/'],
])('a page opened at %s gets the address %s, and keeps its history state', (opened, address) => {
  window.history.replaceState({ kept: true }, '', opened);
  tidyAddress();
  expect(location.pathname + location.search + location.hash).toBe(address);
  expect(window.history.state).toEqual({ kept: true });
});
