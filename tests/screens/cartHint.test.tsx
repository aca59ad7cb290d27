import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { cartItem, user as customer, product } from '../support/fixtures';
import { storeBag } from '../support/guestBag';
import { renderApp, storeSlices } from '../support/renderApp';
import { shelf, stock } from '../support/shelf';

const backend = startBackend();

/** Once the part that watches the cart link has loaded. */
async function open(address: string) {
  await stock(backend, shelf(2));
  const app = await renderApp(address);
  await screen.findByRole('list', { name: 'Messages' });
  return { ...app, cart: screen.getByRole('link', { name: /^Cart/ }) };
}

it('pointing at the cart icon shows the minimum order and the shipping fee', async () => {
  const { user, cart } = await open('/about-us');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.hover(cart);
  const hint = await screen.findByRole('tooltip');
  expect(hint).toHaveTextContent('Minimum order: CA$50.00 before shipping');
  expect(hint).toHaveTextContent('Shipping: CA$50.00 for the whole order, added at checkout');
  expect(cart).toHaveAccessibleDescription(/^Minimum order/);
  await user.hover(hint);
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  await user.unhover(hint);
  await user.hover(screen.getByRole('main'));
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

it('the focus shows it too, and Escape hides it', async () => {
  const { user, cart } = await open('/about-us');
  while (document.activeElement !== cart) await user.tab();
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

it.each([
  [1, 'CA$20.00 in your cart', 'CA$30.00 to go to the minimum order of CA$50.00'],
  [3, 'CA$60.00 in your cart', 'The minimum order of CA$50.00 is reached'],
])('with %i in the cart it says how far the minimum is', async (quantity, sum, minimum) => {
  const tea = product({ price: 20, oprice: 20 });
  storeSlices({ user: { current: customer({ myCart: [{ items: [cartItem(tea, quantity)] }] }) } });
  const { user, cart } = await open('/about-us');
  await user.hover(cart);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(`${sum}${minimum}`);
});

it('a guest’s bag counts as well', async () => {
  const [remedy] = shelf(1);
  if (remedy) storeBag({ lines: [{ product: remedy, quantity: 2 }] });
  const { user } = await open('/about-us');
  await user.hover(await screen.findByRole('link', { name: 'Cart, 1 item' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('CA$22.00 in your cart');
});
