import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { App } from '@/app/App';
import { makeStore } from '@/state/makeStore';
import { rememberProducts } from './keptProducts';

/** The whole app at an address, with the real store and router. State goes in through storage, as after a reload. */
export async function renderApp(address: string) {
  window.history.pushState(null, '', address);
  const { store, rehydrated } = makeStore();
  await rehydrated;
  const screen = render(<App store={store} />);
  // A file's first test waits for its page's chunk to be compiled, which takes seconds on a busy machine.
  const loading = () => screen.queryByLabelText('Loading page');
  await waitFor(() => expect(loading()).not.toBeInTheDocument(), { timeout: 40_000 });
  return { ...screen, store, user: userEvent.setup() };
}

/** Puts slices into storage, as an earlier visit would have left them. */
export function storeSlices(slices: Record<string, unknown>): void {
  rememberProducts(slices);
  const persisted = Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]));
  localStorage.setItem(
    'persist:root',
    JSON.stringify({ ...persisted, _persist: JSON.stringify({ version: 1, rehydrated: true }) }),
  );
}
