import { afterEach, expect, it } from 'vitest';
import { showFacts } from '@/early/showFacts';

const tea = { name: 'Tulsi Tea', price: 12, oprice: 9.5 };
const oil = { name: 'Neem Oil', price: 20, oprice: 0 };

const bars = '<div class="skeleton"></div>';

function outlines() {
  const card = `<div data-fact="">${bars}</div><div data-fact="">${bars}</div>`;
  document.body.innerHTML = `<div data-prerendered="">${card}${card}</div>`;
}

afterEach(() => document.body.replaceChildren());

const shown = () => [...document.querySelectorAll('[data-fact]')].map(({ innerHTML }) => innerHTML);

it('each outline gets the name and the selling price of its product, as many as there are outlines', () => {
  outlines();
  showFacts([tea, oil, tea]);
  expect(shown()).toEqual(['Tulsi Tea', 'CA$9.50', 'Neem Oil', 'CA$20.00']);
});

it('a name is text, never markup', () => {
  outlines();
  showFacts([{ ...tea, name: '<img src=x onerror=alert(1)>' }]);
  expect(document.querySelector('img')).toBeNull();
  expect(shown()).toEqual(['&lt;img src=x onerror=alert(1)&gt;', 'CA$9.50', bars, bars]);
});

it.each([
  ['is none', null],
  ['has no name', { price: 1, oprice: 1 }],
  ['has a name that is no text', { ...tea, name: 3 }],
  ['has a price that is no figure', { ...tea, price: 'soon' }],
  ['has no price', { ...tea, price: 0, oprice: 0 }],
])('a product that %s stays an outline, and so does what follows: the shop may leave it out', (_, broken) => {
  outlines();
  showFacts([broken, tea]);
  expect(shown()).toEqual([bars, bars, bars, bars]);
});

it('a page that the shop has drawn stays as it is', () => {
  document.body.innerHTML = `<div data-fact="">${bars}</div>`;
  showFacts([tea]);
  expect(shown()).toEqual([bars]);
});
