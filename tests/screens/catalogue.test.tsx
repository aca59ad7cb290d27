import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { productsSeeded } from '@/api/productLists';
import { loadPages } from '@/app/routes';
import type { Product } from '@/contract/product';
import { productPath, slugKey } from '@/domain/product';
import { ListingPage } from '@/pages/ListingPage';
import { makeStore } from '@/state/makeStore';
import { startBackend } from '../support/backend';
import { fakeCaches } from '../support/fakeCaches';
import { shelf, stock } from '../support/fixtures';
import { main, renderApp } from '../support/renderApp';

const backend = startBackend();

describe('cached catalogue', () => {
  const address = 'https://api.shop.test/product/getProducts';

  async function storeCopy(text: string): Promise<void> {
    const cache = await caches.open('catalogue-1');
    const headers = { 'X-Received-At': `${Date.now() - 60_000}`, 'X-Size': `${new TextEncoder().encode(text).length}` };
    await cache.put(address, new Response(text, { headers }));
  }

  const copyOf = (count: number) => JSON.stringify({ response: shelf(count) });

  // Imported statically: the page must render before the slow response arrives.
  beforeAll(async () => {
    const { unmount } = await renderApp('/medicines');
    await main().findByRole('list', { name: 'Products' });
    unmount();
  });

  beforeEach(() => {
    vi.stubGlobal('caches', fakeCaches());
  });

  it('cached products show until the response arrives, and cannot be bought before', async () => {
    await storeCopy(copyOf(3));
    await stock(backend, shelf(4));
    const release = backend.hold('getProducts');
    await renderApp('/medicines');
    const remedy = await main().findByRole('article', { name: 'Remedy 01' });
    expect(within(remedy).getByRole('button', { name: /^Add to cart/i })).toBeDisabled();
    expect(main().getByText('Showing 1–3 of 3 products')).toBeVisible();
    expect(main().queryByText('Loading products')).not.toBeInTheDocument();
    release();
    await main().findByText('Showing 1–4 of 4 products');
    expect(within(remedy).getByRole('button', { name: /^Add to cart/i })).toBeEnabled();
  });

  it('without a response the cached products stay, with a message and Retry', async () => {
    await storeCopy(copyOf(3));
    await stock(backend, shelf(3));
    await backend.fail({ call: 'getProducts', kind: 'dropped', times: 'always' });
    const { user } = await renderApp('/medicines');
    expect(await main().findByRole('article', { name: 'Remedy 01' })).toBeVisible();
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
    expect(
      await screen.findByText(/^Prices and stock from .* [ap]\.m\. are shown\. We couldn’t check for changes/),
    ).toBeVisible();
    await backend.fail();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/Prices and stock from/)).not.toBeInTheDocument());
  });

  it.each(['{"response":[{"_id":"1","name":"Half', '<h1>Hello</h1>'])(
    'a corrupt copy is dropped, and nothing of it shows: %s',
    async (text) => {
      await storeCopy(text);
      await backend.fail({ call: 'getProducts', kind: 'dropped', times: 'always' });
      await renderApp('/medicines');
      expect(await main().findByText('We couldn’t load the products')).toBeVisible();
      await waitFor(async () => expect(await caches.has('catalogue-1')).toBe(false));
    },
  );

  it('blocked storage does not affect the list', async () => {
    vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
    await stock(backend, shelf(2));
    await renderApp('/medicines');
    expect(await main().findByText('Showing 1–2 of 2 products')).toBeVisible();
  });
});

describe('seeded products', () => {
  const products = shelf(8);

  const [first, second] = products;

  if (!first || !second) throw new Error();

  // A product that the HTML does not show has the name of the first one, too.
  const shared = [slugKey(first.name)];

  const seed = (...shown: readonly Product[]) => productsSeeded({ filter: {}, products: shown, sharedSlugs: shared });

  const seedList = () => seed(...products.slice(0, 6));

  // Imported statically: the page must render before the slow response arrives.
  beforeAll(async () => {
    for (const address of ['/medicines', `/products/${first.name.replaceAll(' ', '_')}`]) await loadPages(address);
  });

  it('the HTML itself shows the first page while more products load, and links each product by its own address', () => {
    const { store } = makeStore();
    store.dispatch(seedList());
    const html = renderToString(
      <Provider store={store}>
        <StaticRouter location="/medicines">
          <ListingPage />
        </StaticRouter>
      </Provider>,
    );
    document.body.innerHTML = html;
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.getByText('Loading more products…')).toBeInTheDocument();
    expect(screen.queryByText('We couldn’t load all products')).not.toBeInTheDocument();
    for (const product of [first, second])
      expect(screen.getByRole('link', { name: product.name })).toHaveAttribute(
        'href',
        productPath(product, new Set(shared)),
      );
  });

  it('a list that the HTML carries shows its first page at once; buying and counting wait for the response', async () => {
    await stock(backend, [{ ...first, oprice: 7 }, ...products.slice(1)]);
    const release = backend.hold('getProducts');
    await renderApp('/medicines', ({ dispatch }) => void dispatch(seedList()));
    const card = within(main().getByRole('article', { name: first.name }));
    expect(main().getAllByRole('article')).toHaveLength(6);
    expect(card.getByRole('button', { name: /^Add to cart/i })).toBeDisabled();
    expect(main().queryByText(/of 8 products/)).not.toBeInTheDocument();
    expect(main().queryByText('Loading products')).not.toBeInTheDocument();
    release();
    expect(await main().findByText('Showing 1–6 of 8 products')).toBeVisible();
    expect(card.getByRole('button', { name: /^Add to cart/i })).toBeEnabled();
    expect(card.getByText('CA$7.00')).toBeVisible();
  });

  it('a product that the HTML carries shows at once, and can be bought once the server’s figures arrive', async () => {
    await stock(backend, [{ ...first, oprice: 7 }, second]);
    const releases = [backend.hold('getProducts'), backend.hold('getProduct')];
    await renderApp(`/products/${first.name.replaceAll(' ', '_')}`, ({ dispatch }) => {
      dispatch(seed(first));
    });
    expect(main().getByRole('heading', { level: 1, name: first.name })).toBeVisible();
    const buy = within(main().getByRole('region', { name: 'Buy' }));
    expect(buy.getByRole('button', { name: 'Add To Bag' })).toBeDisabled();
    expect(buy.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
    for (const release of releases) release();
    await waitFor(() => expect(buy.getByRole('button', { name: 'Add To Bag' })).toBeEnabled());
    expect(buy.getByRole('button', { name: 'Buy Now' })).toBeEnabled();
    expect(buy.getByText('CA$7.00')).toBeVisible();
  });

  it('without its response the product that the HTML carries stays, with Retry', async () => {
    await stock(backend, [first]);
    await backend.fail(
      { call: 'getProducts', kind: '500', times: 'always' },
      { call: 'getProduct', kind: '500', times: 1 },
    );
    const { user } = await renderApp(`/products/${first.name.replaceAll(' ', '_')}`, ({ dispatch }) => {
      dispatch(seed(first));
    });
    const retry = await main().findByRole('button', { name: 'Retry' });
    expect(main().getByRole('heading', { level: 1, name: first.name })).toBeVisible();
    expect(main().getByRole('button', { name: 'Add To Bag' })).toBeDisabled();
    await user.click(retry);
    await waitFor(() => expect(main().getByRole('button', { name: 'Add To Bag' })).toBeEnabled());
    expect(main().queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('without a response the products that the HTML carries stay, with Retry for the rest', async () => {
    await stock(backend, products);
    await backend.fail({ call: 'getProducts', kind: 'dropped', times: 'always' });
    await renderApp('/medicines', ({ dispatch }) => void dispatch(seedList()));
    expect(await main().findByText('We couldn’t load all products')).toBeVisible();
    expect(main().getAllByRole('article')).toHaveLength(6);
  });
});
