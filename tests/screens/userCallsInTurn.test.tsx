import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectCartCount } from '@/state/userSlice';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { requestsOf } from '../support/shelf';
import { signedIn } from '../support/signedIn';

const backend = startBackend();
const capsules = 'Ashwagandha Root Capsules';
const errors = () => screen.getByRole('list', { name: 'Error messages' });

it('two hearts tapped quickly fill at once and are sent one after the other', async () => {
  await signedIn('Noah');
  await backend.fail({ call: 'wishlist', kind: 'slow', times: 1, ms: 400 });
  await renderApp('/medicines');
  const [first, second] = await screen.findAllByRole('button', { name: /^Wishlist: / });
  if (!first || !second) throw new Error('no hearts');
  fireEvent.click(first);
  fireEvent.click(second);
  await waitFor(() => expect(second).toHaveAttribute('aria-pressed', 'true'));
  expect(first).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(requestsOf(backend, 'wishlist')).toHaveLength(2));
  const [one, two] = requestsOf(backend, 'wishlist').map(({ at }) => Date.parse(at));
  expect((two ?? 0) - (one ?? 0)).toBeGreaterThanOrEqual(390);
  await waitFor(() => expect(second).toHaveAttribute('aria-busy', 'false'));
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(second).toHaveAttribute('aria-pressed', 'true');
});

it('Remove during quantity changes removes the line for good and stops them', async () => {
  await signedIn('Asha');
  await backend.fail({ call: 'updateCart', kind: 'slow', times: 'always', ms: 300 });
  const { user, store } = await renderApp('/cart');
  const more = await screen.findByRole('button', { name: `Increase quantity of ${capsules}` });
  for (let tap = 0; tap < 4; tap += 1) fireEvent.click(more);
  fireEvent.click(screen.getByRole('button', { name: `Remove ${capsules}` }));
  expect(await screen.findByText(`Removed ${capsules}`)).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(requestsOf(backend, 'updateCart')).toHaveLength(1);
  expect(selectCartCount(store.getState())).toBe(1);
  expect(errors()).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: `Undo: put ${capsules} back` }));
  expect(await screen.findByRole('textbox', { name: `Quantity of ${capsules}` })).toHaveValue('5');
});
