import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { buying, giloyHeart, openGiloy } from '../support/giloy';
import { requestsOf } from '../support/shelf';
import { signedIn } from '../support/signedIn';

const backend = startBackend();

it.each([
  ['the heart', () => giloyHeart()],
  ['Add To Bag', () => buying().getByRole('button', { name: 'Add To Bag' })],
])('%s opens the login dialog for a guest and sends nothing', async (_, control) => {
  const { user } = await openGiloy();
  await user.click(control());
  const dialog = within(await screen.findByRole('dialog', { name: 'Log In' }));
  expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(requestsOf(backend, 'addToCart')).toEqual([]);
  expect(requestsOf(backend, 'wishlist')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(buying().getByRole('button', { name: 'Add To Bag' })).toBeEnabled();
});

it('Add To Bag sends the quantity, shows a green toast and becomes Go To Bag', async () => {
  const customer = await signedIn('Noah');
  const { user } = await openGiloy();
  await user.click(buying().getByRole('button', { name: /^Increase/ }));
  await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
  expect(await buying().findByRole('link', { name: 'Go To Bag' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('list', { name: 'Messages' })).toHaveTextContent('Item added to cart successfully');
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  const [request] = requestsOf(backend, 'addToCart');
  expect(request?.query).toMatchObject({ userId: customer._id, qty: '2' });
  expect(request?.headers.authorization).toMatch(/^Bearer \w+$/);
});

it('a failed Add To Bag shows the reason and can be retried', async () => {
  await signedIn('Noah');
  await backend.fail({ call: 'addToCart', kind: '500', times: 1 });
  const { user } = await openGiloy();
  await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Error messages' })).toHaveTextContent('Internal Server Error'),
  );
  await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
  expect(await buying().findByRole('link', { name: 'Go To Bag' })).toBeVisible();
});

it('the heart fills optimistically, and reverts with a message if the call fails', async () => {
  await signedIn('Noah');
  await backend.fail(
    { call: 'wishlist', kind: 'slow', times: 'always', ms: 400 },
    { call: 'wishlist', kind: 'dropped', times: 1 },
  );
  const { user } = await openGiloy();
  await user.click(giloyHeart());
  await waitFor(() => expect(giloyHeart()).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() => expect(giloyHeart()).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.getByRole('list', { name: 'Error messages' })).toHaveTextContent('An error occurred');
  await user.click(giloyHeart());
  await screen.findByText('Item added to wishlist');
  expect(giloyHeart()).toHaveAttribute('aria-pressed', 'true');
});
