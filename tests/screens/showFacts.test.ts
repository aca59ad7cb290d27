import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showFacts } from '@/early/showFacts';

const tea = { name: 'Tulsi Tea', price: 12, oprice: 9.5 };
const oil = { name: 'Neem Oil', price: 20, oprice: 0 };

beforeEach(() => {
  vi.stubGlobal('__EARLY__', {
    factLooks: [
      ['card-name', 'card-price'],
      ['page-name', 'page-price'],
    ],
  });
  const card = '<div data-fact="" class="skeleton"></div><div data-fact="" class="skeleton"></div>';
  document.body.innerHTML = `<div data-prerendered="">${card}${card}</div>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const shown = () =>
  [...document.querySelectorAll('[data-fact]')].map(({ className, textContent }) => [className, textContent]);
const outline = ['skeleton', ''];

it('each outline gets the name and the selling price of its product, as many as there are outlines', () => {
  showFacts([tea, oil, tea], 0);
  expect(shown()).toEqual([
    ['card-name', 'Tulsi Tea'],
    ['card-price', 'CA$9.50'],
    ['card-name', 'Neem Oil'],
    ['card-price', 'CA$20.00'],
  ]);
});

it('a product’s own page has its own looks', () => {
  showFacts([tea], 1);
  expect(shown()).toEqual([['page-name', 'Tulsi Tea'], ['page-price', 'CA$9.50'], outline, outline]);
});

it.each([
  ['is none', null],
  ['has no name', { price: 1, oprice: 1 }],
  ['has a name that is no text', { ...tea, name: 3 }],
  ['has a price that is no figure', { ...tea, price: 'soon' }],
  ['has no price', { ...tea, price: 0, oprice: 0 }],
])('a product that %s stays an outline, and so does what follows: the shop may leave it out', (_, broken) => {
  showFacts([broken, tea], 0);
  expect(shown()).toEqual([outline, outline, outline, outline]);
});

it('a page that the shop has drawn stays as it is', () => {
  document.body.innerHTML = '<div data-fact="" class="skeleton"></div>';
  showFacts([tea], 0);
  expect(shown()).toEqual([outline]);
});
