import { clearAllListeners } from '@reduxjs/toolkit';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect } from 'vitest';
import { shopApi } from '@/api/shopApi';
import { App } from '@/app/App';
import { appTexts } from '@/app/texts';
import type { Product } from '@/contract/product';
import { makeStore, type Store } from '@/state/makeStore';
import { keepFocus } from '@/ui/keepFocus';
import { ignoreStrayClicks } from '@/ui/strayClicks';
import type { Backend } from './backend';
import { product, rememberProducts, stock } from './fixtures';

// Tests of rules import this file without a page.
if (globalThis.document) ignoreStrayClicks();
let endKeepingFocus = () => {};
const stores: Store[] = [];
afterEach(() => {
  cleanup();
  endKeepingFocus();
  for (const store of stores.splice(0)) {
    // A store's listeners may have a beforeunload prompt set.
    store.dispatch(clearAllListeners());
    // A call that ends later must not sign out the next test's user.
    store.dispatch(shopApi.util.resetApiState());
  }
});

/**
 * Renders the whole app at a URL, with the real store and router. Tests preset state through storage, as after a reload; `seed`
 * dispatches what the HTML carries.
 */
export async function renderApp(address: string, seed: (store: Store) => void = () => {}) {
  window.history.pushState(null, '', address);
  const { store, rehydrated } = makeStore();
  stores.push(store);
  await rehydrated;
  seed(store);
  const page = render(<App store={store} />);
  endKeepingFocus();
  endKeepingFocus = keepFocus();
  // Compiling a page's chunk for a file's first test takes seconds on a busy machine.
  const loading = () => page.container.querySelector(`[aria-label="${appTexts.pageLoading}"]`);
  await waitFor(() => expect(loading()).not.toBeInTheDocument(), { timeout: 40_000 });
  return { ...page, store, user: userEvent.setup() };
}

/** Stores slices as an earlier visit would have. */
export function storeSlices(slices: Record<string, unknown>): void {
  rememberProducts(slices);
  const persisted = Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]));
  localStorage.setItem(
    'persist:root',
    JSON.stringify({ ...persisted, _persist: JSON.stringify({ version: 1, rehydrated: true }) }),
  );
}

/** The lists of toasts. */
export const messages = () => screen.getByRole('list', { name: 'Messages' });
export const errorMessages = () => screen.getByRole('list', { name: 'Error messages' });

export const main = () => within(screen.getByRole('main'));

/** The names of a listing's products, in the order shown. */
export async function shownNames(): Promise<(string | null)[]> {
  const list = await main().findByRole('list', { name: 'Products' });
  return within(list)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
}

/** A product in stock, and the controls of its page. */
export const giloy = 'Giloy Winter Tablets';
export const buying = () => within(screen.getByRole('region', { name: 'Buy' }));
export const giloyHeart = () => buying().getByRole('button', { name: `Wishlist: ${giloy}` });

export async function openGiloy() {
  const app = await renderApp('/products/Giloy_Winter_Tablets');
  await screen.findByRole('heading', { level: 1, name: giloy });
  return app;
}

/** Opens the page of Ashwagandha Root, the shop's only product, with these fields. */
export async function openProduct(backend: Backend, fields: Partial<Product> = {}) {
  await stock(backend, [product(fields)]);
  const app = await renderApp('/products/Ashwagandha_Root');
  await screen.findByRole('heading', { level: 1, name: 'Ashwagandha Root' });
  return app;
}
