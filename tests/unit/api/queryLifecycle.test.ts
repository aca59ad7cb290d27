// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { productApi } from '@/api/productApi';
import { makeStore } from '@/state/makeStore';
import { startBackend } from '../../support/backend';
import { renderApp } from '../../support/renderApp';
import { requestsOf } from '../../support/shelf';

const backend = startBackend();
const { getProducts, searchProduct } = productApi.endpoints;
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Signals of the requests that went out. */
function watchSignals() {
  const signals: AbortSignal[] = [];
  const fetchNow = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    signals.push(init?.signal ?? (input as Request).signal);
    return fetchNow(input, init);
  });
  return signals;
}

describe('a request of a page that is left', () => {
  it('is called back when nobody waits for it any more, and asked anew by the next who does', async () => {
    await backend.fail({ call: 'searchProduct', kind: 'slow', times: 1, ms: 60_000 });
    const { store } = makeStore();
    const signals = watchSignals();
    const first = store.dispatch(searchProduct.initiate('giloy'));
    await waitFor(() => expect(signals).toHaveLength(1));
    first.unsubscribe();
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
    expect(searchProduct.select('giloy')(store.getState()).status).toBe('uninitialized');
    const again = await store.dispatch(searchProduct.initiate('giloy'));
    expect(again.data?.map(({ name }) => name)).toEqual(['Giloy Winter Tablets']);
  });

  it('goes on while another page waits for the same, and for one that comes at once', async () => {
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

  it('that has its answer stays answered', async () => {
    const { store } = makeStore();
    const asked = store.dispatch(searchProduct.initiate('giloy'));
    await asked;
    asked.unsubscribe();
    await settled();
    expect(searchProduct.select('giloy')(store.getState()).data).toHaveLength(1);
  });

  it('a change on the server is never called back', async () => {
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

  it('on the screen: a search that is left on the way is called back', async () => {
    await backend.fail({ call: 'searchProduct', kind: 'slow', times: 'always', ms: 60_000 });
    const signals = watchSignals();
    const { user } = await renderApp('/medicines?q=giloy');
    await waitFor(() => expect(requestsOf(backend, 'searchProduct')).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'About Us' }));
    await waitFor(() => expect(signals.filter(({ aborted }) => aborted)).toHaveLength(1));
  });
});

describe('back online', () => {
  it('what could not be loaded is asked for again by itself, what came is not', async () => {
    await backend.fail({ call: 'searchProduct', kind: 'dropped', times: 1 });
    await renderApp('/medicines?q=giloy');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('article', { name: 'Giloy Winter Tablets' })).toBeVisible();
    expect(requestsOf(backend, 'getProducts')).toHaveLength(1);
    expect(requestsOf(backend, 'searchProduct')).toHaveLength(2);
  });
});
