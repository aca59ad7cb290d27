import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startBackend } from '../support/backend';
import { fakeCaches } from '../support/fakeCaches';
import { renderApp } from '../support/renderApp';
import { shelf, stock } from '../support/shelf';

const backend = startBackend();
const main = () => within(screen.getByRole('main'));
const address = 'https://api.shop.test/product/getProducts';

async function keep(text: string): Promise<void> {
  const cache = await caches.open('catalogue-1');
  const headers = { 'X-Answered-At': `${Date.now() - 60_000}`, 'X-Size': `${new TextEncoder().encode(text).length}` };
  await cache.put(address, new Response(text, { headers }));
}

const kept = (count: number) => JSON.stringify({ response: shelf(count) });

// Imported statically: the page must render before the slow answer comes.
beforeAll(async () => {
  const { unmount } = await renderApp('/medicines');
  await main().findByRole('list', { name: 'Products' });
  unmount();
});

beforeEach(() => {
  vi.stubGlobal('caches', fakeCaches());
});

it('kept products show until the answer comes, and cannot be bought before', async () => {
  await keep(kept(3));
  await stock(backend, shelf(4));
  await backend.fail({ call: 'getProducts', kind: 'slow', times: 1, ms: 3000 });
  await renderApp('/medicines');
  const remedy = await main().findByRole('article', { name: 'Remedy 01' });
  expect(within(remedy).getByRole('button', { name: /^Add to cart/i })).toBeDisabled();
  expect(main().getByText('Showing 1–3 of 3 products')).toBeVisible();
  expect(main().queryByText('Loading products')).not.toBeInTheDocument();
  await main().findByText('Showing 1–4 of 4 products');
  expect(within(remedy).getByRole('button', { name: /^Add to cart/i })).toBeEnabled();
});

it('without an answer the kept products stay, with a message and Retry', async () => {
  await keep(kept(3));
  await stock(backend, shelf(3));
  await backend.fail({ call: 'getProducts', kind: 'dropped', times: 'always' });
  const { user } = await renderApp('/medicines');
  expect(await main().findByRole('article', { name: 'Remedy 01' })).toBeVisible();
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
  expect(
    await screen.findByText(/^Prices and stock are from .* [ap]\.m\.; we couldn’t check for changes/),
  ).toBeVisible();
  await backend.fail();
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/Prices and stock are from/)).not.toBeInTheDocument());
});

it.each(['{"response":[{"_id":"1","name":"Half', '{"products":[]}', '<h1>Hello</h1>', ''])(
  'a corrupt copy is dropped, and nothing of it shows: %s',
  async (text) => {
    await keep(text);
    await backend.fail({ call: 'getProducts', kind: 'dropped', times: 'always' });
    await renderApp('/medicines');
    expect(await main().findByText('We couldn’t load the products')).toBeVisible();
    await waitFor(async () => expect(await caches.has('catalogue-1')).toBe(false));
  },
);

it('blocked storage changes nothing', async () => {
  vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  await stock(backend, shelf(2));
  await renderApp('/medicines');
  expect(await main().findByText('Showing 1–2 of 2 products')).toBeVisible();
});
