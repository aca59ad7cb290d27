import { afterEach, expect, it, vi } from 'vitest';
import { openOnTap } from '@/early/openOutline';

const card = (name: string, price: string) =>
  `<div class="product-row"><i></i><div data-fact="">${name}</div><div data-fact="">${price}</div></div>`;
const product = '<div data-prerendered=""><div data-fact=""></div><div data-fact=""></div></div>';

const showOutline = vi.fn(() => {
  document.body.innerHTML = product;
});
openOnTap(showOutline);

afterEach(() => {
  document.body.replaceChildren();
  showOutline.mockClear();
});

const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

it('a tap anywhere on a card shows the product’s outline with its name and price', () => {
  document.body.innerHTML = `<div data-prerendered="">${card('Tulsi Tea', 'CA$9.50')}${card('Neem Oil', 'CA$20.00')}</div>`;
  tap('.product-row:last-child i');
  expect(showOutline).toHaveBeenCalledExactlyOnceWith('Neem Oil');
  expect([...document.querySelectorAll('[data-fact]')].map(({ textContent }) => textContent)).toEqual([
    'Neem Oil',
    'CA$20.00',
  ]);
});

it.each([
  ['a card whose name has not come', `<div data-prerendered="">${card('', '')}</div>`],
  ['a card that the shop has drawn', card('Tulsi Tea', 'CA$9.50')],
])('a tap on %s does nothing', (_, html) => {
  document.body.innerHTML = html;
  tap('.product-row i');
  expect(showOutline).not.toHaveBeenCalled();
});
