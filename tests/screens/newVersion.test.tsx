import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { holdVersion, newVersion } from '@/lib/version';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';

startBackend();

const ready = 'A new version is ready.';
const offer = (load = vi.fn(async () => true)) => {
  act(() => newVersion.set(load));
  return load;
};
afterEach(() => newVersion.set(null));

it('a new version is offered beside the toasts, and Reload loads it', async () => {
  const { user: person } = await renderApp('/about-us');
  const load = offer();
  await screen.findByText(ready);
  await person.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

it('Later hides the offer, and the next version is offered again', async () => {
  const { user: person } = await renderApp('/about-us');
  offer();
  await screen.findByText(ready);
  await person.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(ready)).not.toBeInTheDocument();
  offer();
  await screen.findByText(ready);
});

it('nothing is offered while this tab holds the version', async () => {
  await renderApp('/about-us');
  let letGo = () => {};
  act(() => {
    letGo = holdVersion();
  });
  offer();
  await screen.findByRole('region', { name: 'New version' });
  expect(screen.queryByText(ready)).not.toBeInTheDocument();
  act(() => letGo());
  await screen.findByText(ready);
});

it('a version that another tab holds is not loaded, and the shopper learns why', async () => {
  const { user: person } = await renderApp('/about-us');
  offer(vi.fn(async () => false));
  await person.click(await screen.findByRole('button', { name: 'Reload' }));
  await screen.findByText(/^Finish checkout in your other tab/);
});
