// Needs a DOM.
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { productApi } from '@/api/productApi';
import { shopApi } from '@/api/shopApi';
import { makeStore } from '@/state/makeStore';
import { startBackend } from '../../support/backend';
import { requestsOf } from '../../support/fixtures';
import { renderApp } from '../../support/renderApp';

const backend = startBackend();
const { getProducts } = productApi.endpoints;
const giloy = { search: 'giloy' };
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

function watchSignals() {
  const signals: AbortSignal[] = [];
  const fetchNow = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    signals.push(init?.signal ?? (input as Request).signal);
    return fetchNow(input, init);
  });
  return signals;
}

describe('a request of a page that was left', () => {
  it('continues while another page needs it, or the next page does', async () => {
    await backend.fail({ call: 'getProducts', kind: 'slow', times: 1, ms: 50 });
    const { store } = makeStore();
    const signals = watchSignals();
    const first = store.dispatch(getProducts.initiate());
    const second = store.dispatch(getProducts.initiate());
    first.unsubscribe();
    second.unsubscribe();
    const third = store.dispatch(getProducts.initiate());
    await third;
    expect(signals).toHaveLength(1);
    expect(signals[0]?.aborted).toBe(false);
    expect(third.queryCacheKey).toBe(first.queryCacheKey);
  });

  it('keeps a response that has arrived', async () => {
    const { store } = makeStore();
    const request = store.dispatch(getProducts.initiate(giloy));
    await request;
    request.unsubscribe();
    await settled();
    expect(getProducts.select(giloy)(store.getState()).data).toHaveLength(1);
  });

  it('a mutation is never aborted', async () => {
    await backend.fail({ call: 'reviewLike', kind: 'slow', times: 1, ms: 40 });
    const { store } = makeStore();
    const signals = watchSignals();
    const [product] = (await store.dispatch(getProducts.initiate())).data ?? [];
    const vote = store.dispatch(
      productApi.endpoints.reviewLike.initiate({
        reviewId: product?.reviews[0]?._id ?? '',
        productId: product?._id ?? '',
      }),
    );
    vote.reset();
    await settled();
    await vote;
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  });

  it('a search that is left while pending is aborted, and sent again for the next page that shows it', async () => {
    await backend.fail({ call: 'searchProduct', kind: 'slow', times: 1, ms: 60_000 });
    const signals = watchSignals();
    const { user } = await renderApp('/medicines?q=giloy');
    await waitFor(() => expect(requestsOf(backend, 'searchProduct')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'About Us' }));
    await waitFor(() => expect(signals.filter(({ aborted }) => aborted)).toHaveLength(1));
    act(() => window.history.back());
    expect(await screen.findByRole('article', { name: 'Giloy Winter Tablets' })).toBeInTheDocument();
    expect(requestsOf(backend, 'searchProduct')).toHaveLength(2);
  });

  it('a brand’s list is not aborted where StrictMode renders a page twice', async () => {
    const signals = watchSignals();
    await renderApp('/medicines/Brahmanand');
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    await settled();
    expect(signals.some(({ aborted }) => aborted)).toBe(false);
  });
});

it.each(['/medicines', '/medicines/Brahmanand'])('%s requests its products again after a sign-out', async (address) => {
  const { store } = await renderApp(address);
  await screen.findAllByRole('article');
  const before = requestsOf(backend, 'getProducts').length;
  act(() => void store.dispatch(shopApi.util.resetApiState()));
  await waitFor(() => expect(requestsOf(backend, 'getProducts')).toHaveLength(2 * before));
});

it('back online, only failed queries are retried automatically', async () => {
  await backend.fail({ call: 'searchProduct', kind: 'dropped', times: 1 });
  await renderApp('/medicines?q=giloy');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(requestsOf(backend, 'searchProduct')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  expect(await screen.findByRole('article', { name: 'Giloy Winter Tablets' })).toBeInTheDocument();
  expect(requestsOf(backend, 'getProducts')).toHaveLength(1);
});
