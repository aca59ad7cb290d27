import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { productApi } from '@/api/productApi';
import { noticeClosed, selectNotices } from '@/state/notices';
import { startBackend } from '../support/backend';
import { guestPurchase, requestsOf, sellFew } from '../support/fixtures';
import { changeProduct, refetchCatalogue } from '../support/newResponses';
import { messages, renderApp, storeSlices } from '../support/renderApp';
import { signedIn } from '../support/signedIn';

const backend = startBackend();
beforeEach(() => sellFew(backend));

const capsules = 'Ashwagandha Root Capsules';
const golden = "Grandmother's Golden Milk Powder";

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
  for (const { id } of selectNotices(store.getState())) act(() => void store.dispatch(noticeClosed(id)));
  await waitFor(() => expect(messages()).toBeEmptyDOMElement());
  await refetchCatalogue(store);
  expect(messages()).toBeEmptyDOMElement();
  expect(notices).toHaveLength(1);
});

it('a deleted product leaves the wishlist, and its cart line is not charged', async () => {
  await signedIn('Asha');
  await changeProduct(backend, golden, null);
  await changeProduct(backend, capsules, null);
  await openAt('/myaccount/wishlist');
  await expectNotice(`${golden} is no longer available.`);
  await expectNotice(`${capsules} is no longer available.`);
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

it('a page that was hidden for long refetches the catalogue; a briefly hidden one does not', async () => {
  const { store } = await renderApp('/medicines');
  await screen.findAllByRole('article');
  const { length: before } = requestsOf(backend, 'getProducts');
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await changeProduct(backend, capsules, { price: 40, oprice: 36 });
  vi.setSystemTime(Date.now() + 6 * 60_000);
  // The code that refetches loads after the page.
  await waitFor(() => {
    comeBack();
    expect(requestsOf(backend, 'getProducts')).toHaveLength(before + 1);
  });
  const known = () => productApi.endpoints.getProducts.select()(store.getState()).data;
  await waitFor(() => expect(known()?.find(({ name }) => name === capsules)?.oprice).toBe(36));
  comeBack();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(requestsOf(backend, 'getProducts')).toHaveLength(before + 1);
});

it('a failed refetch leaves the listing unchanged', async () => {
  const { store } = await renderApp('/medicines');
  await screen.findAllByRole('article');
  await backend.fail({ call: 'getProducts', kind: '500', times: 1 });
  await refetchCatalogue(store);
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.queryByText('We couldn’t load the products')).not.toBeInTheDocument();
});
