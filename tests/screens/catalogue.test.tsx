import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { productApi } from '@/api/productApi';
import { productsSeeded } from '@/api/productLists';
import { ListingPage } from '@/pages/ListingPage';
import { selectBuyNow } from '@/state/buyNow';
import { makeStore } from '@/state/makeStore';
import { selectNotices } from '@/state/notices';
import { payPalClosed, payPalOpened } from '@/state/paymentActions';
import { startBackend } from '../support/backend';
import { fakeCaches } from '../support/fakeCaches';
import { address, guestPurchase, product, requestsOf, shelf, stock } from '../support/fixtures';
import { changeProduct, refetchCatalogue } from '../support/newResponses';
import { renderApp, storeSlices } from '../support/renderApp';
import { signedIn } from '../support/signedIn';

const backend = startBackend();

const main = () => within(screen.getByRole('main'));

describe('cached catalogue', () => {
  const address = 'https://api.shop.test/product/getProducts';

  async function keep(text: string): Promise<void> {
    const cache = await caches.open('catalogue-1');
    const headers = { 'X-Answered-At': `${Date.now() - 60_000}`, 'X-Size': `${new TextEncoder().encode(text).length}` };
    await cache.put(address, new Response(text, { headers }));
  }

  const kept = (count: number) => JSON.stringify({ response: shelf(count) });

  // Imported statically: the page must render before the slow answer comes.

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
});

describe('seeded products', () => {
  const products = shelf(8);

  const [first, second] = products;

  if (!first || !second) throw new Error();

  const slow = { kind: 'slow', times: 'always', ms: 1500 } as const;

  const seedList = () => productsSeeded({ filter: {}, products: products.slice(0, 6), isPartial: true });

  // Imported statically: the page must render before the slow response comes.

  // Imported statically: the page must render before the slow response comes.
  beforeAll(async () => {
    for (const address of ['/medicines', `/products/${first.name.replaceAll(' ', '_')}`]) {
      const { unmount } = await renderApp(address);
      unmount();
    }
  });

  it('the HTML itself shows the first page while more is to come', () => {
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
  });

  it('a list that the HTML carries shows its first page at once; buying and counting wait for the response', async () => {
    await stock(backend, [{ ...first, oprice: 7 }, ...products.slice(1)]);
    await backend.fail({ call: 'getProducts', ...slow });
    await renderApp('/medicines', ({ dispatch }) => void dispatch(seedList()));
    const card = within(main().getByRole('article', { name: first.name }));
    expect(main().getAllByRole('article')).toHaveLength(6);
    expect(card.getByRole('button', { name: /^Add to cart/i })).toBeDisabled();
    expect(main().queryByText(/of 8 products/)).not.toBeInTheDocument();
    expect(main().queryByText('Loading products')).not.toBeInTheDocument();
    expect(await main().findByText('Showing 1–6 of 8 products')).toBeVisible();
    expect(card.getByRole('button', { name: /^Add to cart/i })).toBeEnabled();
    expect(card.getByText('CA$7.00')).toBeVisible();
  });

  it('a product that the HTML carries shows at once, and can be bought by the server’s figures', async () => {
    await stock(backend, [{ ...first, oprice: 7 }, second]);
    await backend.fail({ call: 'getProducts', ...slow }, { call: 'getProduct', ...slow });
    await renderApp(`/products/${first.name.replaceAll(' ', '_')}`, ({ dispatch }) => {
      dispatch(productsSeeded({ name: first.name, product: first, relatedProducts: [second] }));
    });
    expect(main().getByRole('heading', { level: 1, name: first.name })).toBeVisible();
    const buy = within(main().getByRole('region', { name: 'Buy' }));
    expect(buy.getByRole('button', { name: 'Add To Bag' })).toBeDisabled();
    expect(buy.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
    await waitFor(() => expect(buy.getByRole('button', { name: 'Add To Bag' })).toBeEnabled(), { timeout: 4000 });
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
      dispatch(productsSeeded({ name: first.name, product: first, relatedProducts: [] }));
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

describe('product freshness', () => {
  const capsules = 'Ashwagandha Root Capsules';

  const golden = "Grandmother's Golden Milk Powder";

  const messages = () => screen.getByRole('list', { name: 'Messages' });

  /** Every notice of the test: on a busy machine the first is gone before the page has rendered. */
  let notices: string[] = [];

  beforeEach(() => {
    notices = [];
  });

  const openAt = (address: string) =>
    renderApp(address, ({ getState, subscribe }) => {
      subscribe(() => {
        for (const { text } of selectNotices(getState())) if (!notices.includes(text)) notices.push(text);
      });
    });

  const expectNotice = (text: string) => waitFor(() => expect(notices).toContain(text));

  it('a stored cart takes the catalogue’s price, and says so once', async () => {
    await signedIn('Asha');
    await changeProduct(backend, capsules, { price: 40, oprice: 36 });
    const { store } = await openAt('/cart');
    const line = within(await screen.findByRole('article', { name: capsules }));
    expect(await line.findByText('CA$36.00')).toBeVisible();
    await expectNotice(`${capsules}: price changed from CA$34.50 to CA$36.00.`);
    await waitFor(() => expect(messages()).toBeEmptyDOMElement(), { timeout: 6000 });
    await refetchCatalogue(store);
    expect(messages()).toBeEmptyDOMElement();
    expect(notices).toHaveLength(1);
  });

  it('a guest’s Buy Now product takes it too', async () => {
    await stock(backend, [product({ price: 80, oprice: 70, stockSize: 3 })]);
    storeSlices({ buyNow: guestPurchase() });
    await openAt('/orders/checkout');
    const summary = within(await screen.findByRole('region', { name: 'Order summary' }));
    await waitFor(() => expect(summary.getByText('1 × CA$70.00')).toBeInTheDocument());
    await expectNotice('Ashwagandha Root: price changed from CA$60.50 to CA$70.00, only 3 left.');
  });

  it('a deleted product leaves the wishlist, and its cart line is not charged', async () => {
    await signedIn('Asha');
    await changeProduct(backend, golden, null);
    await changeProduct(backend, capsules, null);
    await openAt('/myaccount/wishlist');
    await expectNotice(`${golden} is no longer sold.`);
    await expectNotice(`${capsules} is no longer sold.`);
    expect(screen.queryByRole('article', { name: golden })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });

  it('a product missing in the catalogue but found by its name is still sold', async () => {
    storeSlices({ buyNow: guestPurchase() });
    await renderApp('/orders/checkout');
    await waitFor(() => expect(requestsOf(backend, 'getProduct')).not.toHaveLength(0));
    expect(screen.getByRole('region', { name: 'Order summary' })).toBeVisible();
    expect(messages()).toBeEmptyDOMElement();
  });

  it('a product’s own response updates its card as well', async () => {
    const { store } = await renderApp('/medicines?q=ashwagandha');
    const card = within(await screen.findByRole('article', { name: capsules }));
    await changeProduct(backend, capsules, { price: 40, oprice: 36 });
    const refetch = { subscribe: false, forceRefetch: true };
    await act(async () => void (await store.dispatch(productApi.endpoints.getProduct.initiate(capsules, refetch))));
    expect(await card.findByText('CA$36.00')).toBeVisible();
  });

  it('the product stays while PayPal’s window is open, and goes when it closes', async () => {
    storeSlices({ buyNow: { product: product(), quantity: 2, address, email: 'noor@example.com' } });
    await stock(backend, [product()]);
    const { store } = await renderApp('/orders/checkout');
    await screen.findByRole('region', { name: 'Order summary' });
    // Its code has loaded once it has processed the responses.
    await waitFor(() => expect(selectBuyNow(store.getState()).product).not.toBeNull());
    store.dispatch(payPalOpened());
    await changeProduct(backend, 'Ashwagandha Root', { oprice: 33 });
    await refetchCatalogue(store);
    expect(selectBuyNow(store.getState()).product?.oprice).toBe(30);
    act(() => void store.dispatch(payPalClosed()));
    await waitFor(() => expect(selectBuyNow(store.getState()).product?.oprice).toBe(33));
  });

  it('a page that was hidden for long fetches the catalogue again; a briefly hidden one does not', async () => {
    const { store } = await renderApp('/medicines');
    await screen.findAllByRole('article');
    await waitFor(() => expect(screen.getByRole('list', { name: 'Messages' })).toBeInTheDocument());
    await new Promise((resolve) => setTimeout(resolve, 800));
    const before = requestsOf(backend, 'getProducts').length;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(requestsOf(backend, 'getProducts')).toHaveLength(before);
    await changeProduct(backend, capsules, { price: 40, oprice: 36 });
    vi.setSystemTime(Date.now() + 6 * 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(requestsOf(backend, 'getProducts')).toHaveLength(before + 1));
    const known = () => productApi.endpoints.getProducts.select()(store.getState()).data;
    await waitFor(() => expect(known()?.find(({ name }) => name === capsules)?.oprice).toBe(36));
  });

  it('a failed refetch leaves the listing unchanged', async () => {
    const { store } = await renderApp('/medicines');
    await screen.findAllByRole('article');
    await backend.fail({ call: 'getProducts', kind: '500', times: 1 });
    await refetchCatalogue(store);
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(screen.queryByText('We couldn’t load the products')).not.toBeInTheDocument();
  });
});
