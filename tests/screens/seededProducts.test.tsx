import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { productsSeeded } from '@/api/productLists';
import { ListingPage } from '@/pages/ListingPage';
import { makeStore } from '@/state/makeStore';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { shelf, stock } from '../support/shelf';

const backend = startBackend();
const main = () => within(screen.getByRole('main'));
const products = shelf(8);
const [first, second] = products;
if (!first || !second) throw new Error();
const slow = { kind: 'slow', times: 'always', ms: 1500 } as const;
const seedList = () => productsSeeded({ filter: {}, products: products.slice(0, 6), isPartial: true });

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
