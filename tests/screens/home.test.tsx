import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Product } from '@/contract/product';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { shelf, stock } from '../support/shelf';
import { signedIn } from '../support/signedIn';

const backend = startBackend();
const images = ['https://pictures.test/1.svg'];

async function openHome(products: readonly Product[]) {
  await stock(backend, products);
  const app = await renderApp('/');
  await screen.findByRole('region', { name: 'How we sell' }, { timeout: 15_000 });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading products' })).not.toBeInTheDocument());
  return app;
}

/** The visible product names of each section, by its heading. */
function rows() {
  return ['Featured Products', 'Best Sellers'].flatMap((name) => {
    if (!screen.queryByRole('heading', { level: 2, name })) return [];
    const cards = within(screen.getByRole('region', { name })).queryAllByRole('heading', { level: 3 });
    return [[name, new Set(cards.map((card) => card.textContent)).size]];
  });
}

const highlights = () => screen.queryAllByRole('button', { name: /^Buy Now: / });
const brahmanand = (count: number) => shelf(count, { images });
const others = (count: number) =>
  shelf(count, { images, brand: 'Maple Vaidya' }).map((product) => ({
    ...product,
    _id: product._id.replace('65a', '65b'),
    name: product.name.replace('Remedy', 'Balm'),
  }));

it.each([
  [
    'only Brahmanand',
    brahmanand(12),
    [
      ['Featured Products', 5],
      ['Best Sellers', 4],
    ],
  ],
  ['no Brahmanand', others(7), [['Featured Products', 5]]],
  [
    'six products in all',
    [...brahmanand(2), ...others(4)],
    [
      ['Featured Products', 5],
      ['Best Sellers', 2],
    ],
  ],
] as const)('with %s every heading stands over products, and two are highlighted', async (_, products, expected) => {
  await openHome(products);
  expect(rows()).toEqual(expected);
  expect(highlights()).toHaveLength(2);
});

it('a shop without products shows no empty sections', async () => {
  await openHome([]);
  expect(rows()).toEqual([]);
  expect(highlights()).toEqual([]);
});

it.each([
  ['sold', brahmanand(3), ['/medicines/Brahmanand', '/medicines', '/medicines']],
  ['not sold', others(3), ['/medicines', '/medicines']],
] as const)(
  'where Brahmanand is %s, hero and banners lead to it or to the listing, never to a search',
  async (_, products, to) => {
    await openHome(products);
    fireEvent.pointerMove(document.body);
    const links = (region: string) =>
      within(screen.getByRole('region', { name: region }))
        .getAllByRole('link', { hidden: true })
        .map((link) => link.getAttribute('href'));
    await waitFor(() => expect(new Set(links('Banners'))).toEqual(new Set(to)));
    expect(links('Welcome')).toEqual([...new Set(['/medicines', to[0]])]);
  },
);

it('a highlight’s Buy Now asks a guest for the email address, then opens the checkout with one item', async () => {
  const { user } = await openHome(others(6));
  const [buyNow] = highlights();
  if (!buyNow) throw new Error('No highlight');
  await user.click(buyNow);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Enter Your Email To Continue' }, { timeout: 15_000 }),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'noor@example.com{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/orders/checkout'));
  const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
  expect(summary.getByText('1 × CA$11.00')).toBeInTheDocument();
  expect(summary.getByText('Balm 01')).toBeInTheDocument();
});

it('a highlight’s Buy Now takes a signed-in customer straight to the checkout; its name links to its page', async () => {
  await signedIn('Asha');
  const { user } = await openHome(others(6));
  const section = within(screen.getByRole('region', { name: 'Balm 02' }));
  expect(section.getByRole('link', { name: 'Balm 02' })).toHaveAttribute('href', '/products/Balm_02');
  await user.click(section.getByRole('button', { name: 'Buy Now: Balm 02' }));
  await waitFor(() => expect(window.location.pathname).toBe('/orders/checkout'));
});

it('a catalogue that breaks off says so below the products that came, and Retry loads the rest', async () => {
  let broken = true;
  backend.spoil('getProducts', ({ text }) => new Response(broken ? text + text : text));
  const { user } = await renderApp('/');
  const message = await screen.findByText('We couldn’t load all products', {}, { timeout: 15_000 });
  expect(rows()).toEqual([['Featured Products', 5]]);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(message).not.toBeInTheDocument());
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Featured Products', 5],
      ['Best Sellers', 4],
    ]),
  );
});
