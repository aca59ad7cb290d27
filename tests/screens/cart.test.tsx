import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { cartItem, user as customer, product } from '../support/fixtures';
import { guestPurchase } from '../support/purchases';
import { renderApp, storeSlices } from '../support/renderApp';
import { requestsOf } from '../support/shelf';
import { signedIn } from '../support/signedIn';

const backend = startBackend();

const oil = 'Kumkumadi Glow Oil';
const capsules = 'Ashwagandha Root Capsules';
const line = (name: string) => within(screen.getByRole('article', { name }));
const summary = () => within(screen.getByRole('region', { name: 'PRICE SUMMARY' }));
const rows = () =>
  summary()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const withItems = (...items: ReturnType<typeof cartItem>[]) =>
  storeSlices({ user: { current: customer({ myCart: [{ items }] }) } });

async function openCart() {
  const app = await renderApp('/cart');
  await screen.findByRole('heading', { level: 1, name: /^My Medicines/ });
  return app;
}

it('the cart of a guest links to the sign-in', async () => {
  await renderApp('/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Log In to see your Cart.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/sign-in');
});

it.each([
  ['no cart', []],
  ['a cart without lines', [{ items: [] }]],
])('%s is an empty cart', async (_, myCart) => {
  storeSlices({ user: { current: customer({ myCart }) } });
  await renderApp('/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/medicines');
});

it('the summary lists shipping and does not add it to the total', async () => {
  withItems(cartItem(product({ oprice: 19.99 }), 3));
  await openCart();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Medicines (1 item)');
  expect(rows()).toEqual([
    ['Items', 'CA$59.97'],
    ['Shipping', 'CA$50.00added at checkout'],
    ['Total before shipping', 'CA$59.97'],
  ]);
  expect(summary().getByText('CA$109.97 with shipping')).toBeVisible();
});

it('a line shows the date in its id, and no date for an id without one', async () => {
  withItems(
    { ...cartItem(product()), _id: '65d0a8c0f1d2b3a4c5d6e7f8' },
    { ...cartItem(product({ _id: 'other', name: 'Other' })), _id: 'line-2' },
  );
  await openCart();
  expect(line('Ashwagandha Root').getByText('Added on February 17, 2024')).toBeVisible();
  expect(line('Other').queryByText(/Added on/)).not.toBeInTheDocument();
  expect(line('Other').getByRole('link', { name: 'Other' })).toHaveAttribute('href', '/products/Other');
});

it('a deleted product keeps its line and is never charged', async () => {
  await signedIn('Mei');
  await openCart();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('(3 items)');
  expect(screen.getByText('No longer available')).toBeVisible();
  expect(rows()[0]).toEqual(['Items', 'CA$88.80']);
});

it('a sold-out line is not charged and can be removed', async () => {
  withItems(cartItem(product({ stockSize: 0 })), { ...cartItem(product({ _id: 'b', name: 'Other' }), 2), _id: 'b' });
  await openCart();
  expect(line('Ashwagandha Root').getByText('Out of Stock')).toBeVisible();
  expect(line('Ashwagandha Root').getByRole('button', { name: 'Remove Ashwagandha Root' })).toBeEnabled();
  expect(rows()[0]).toEqual(['Items', 'CA$60.00']);
});

it('a line without a price shows “Price on request”, not “Out of Stock”', async () => {
  withItems(cartItem(product({ price: 0, oprice: 0 })));
  await openCart();
  expect(line('Ashwagandha Root').getByText('Price on request')).toBeVisible();
  expect(line('Ashwagandha Root').getByText(/^You won’t be charged/)).toBeVisible();
  expect(line('Ashwagandha Root').queryByText('Out of Stock')).not.toBeInTheDocument();
});

it('a cart below the minimum order shows the missing amount and disables the checkout', async () => {
  withItems(cartItem(product({ oprice: 49.99 })));
  await openCart();
  expect(summary().getByText('CA$0.01 to go.')).toBeVisible();
  expect(summary().getByRole('link', { name: 'Add more products' })).toHaveAttribute('href', '/medicines');
  expect(summary().getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
});

it('Proceed to Checkout buys the cart, not an earlier Buy Now product', async () => {
  storeSlices({
    user: { current: customer({ myCart: [{ items: [cartItem(product({ _id: 'c', name: 'In the cart' }), 2)] }] }) },
    buyNow: guestPurchase(),
  });
  const { user } = await openCart();
  await user.click(summary().getByRole('button', { name: 'Proceed to Checkout' }));
  const order = within(await screen.findByRole('region', { name: 'Order summary' }));
  expect(order.getByText('From your cart')).toBeVisible();
  expect(order.getByText('In the cart')).toBeInTheDocument();
  expect(order.queryByText('Ashwagandha Root')).not.toBeInTheDocument();
});

it('Remove moves the focus to the next line, and Undo restores the line with its quantity', async () => {
  await backend.store.transact(({ users: [asha] }) => {
    const [first] = asha?.cart?.items ?? [];
    if (first) first.quantity = 3;
  });
  await signedIn('Asha');
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: `Remove ${capsules}` }));
  expect(await screen.findByText(`Removed ${capsules}`)).toBeVisible();
  expect(screen.queryByRole('article', { name: capsules })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: oil })).toHaveFocus());
  expect(rows()[0]).toEqual(['Items', 'CA$59.50']);
  const [removal] = requestsOf(backend, 'deleteItemFromCart');
  expect(removal?.method).toBe('DELETE');
  expect(removal?.headers.authorization).toMatch(/^Bearer /);
  await user.click(screen.getByRole('button', { name: `Undo: put ${capsules} back` }));
  expect(await screen.findByRole('article', { name: capsules })).toBeVisible();
  expect(rows()[0]).toEqual(['Items', 'CA$163.00']);
  // The server appends it.
  expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([capsules, oil]);
  expect(screen.queryByText(`Removed ${capsules}`)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: capsules })).toHaveFocus();
});

it('the last line’s Undo takes the focus and stays offered after a failure', async () => {
  await backend.store.transact(({ users: [asha] }) => void asha?.cart?.items.pop());
  await signedIn('Asha');
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: `Remove ${capsules}` }));
  const undo = await screen.findByRole('button', { name: `Undo: put ${capsules} back` });
  await waitFor(() => expect(undo).toHaveFocus());
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'PRICE SUMMARY' })).not.toBeInTheDocument();
  await backend.fail({ call: 'addToCart', kind: '500', times: 1 });
  await user.click(undo);
  await screen.findByText('Internal Server Error');
  await user.click(screen.getByRole('button', { name: `Undo: put ${capsules} back` }));
  expect(await screen.findByRole('article', { name: capsules })).toBeVisible();
});

it('below the minimum, one tap makes it enough of a line', async () => {
  await backend.store.transact(({ users: [asha] }) => {
    const [first] = asha?.cart?.items ?? [];
    if (asha?.cart && first) asha.cart.items = [{ ...first, quantity: 1 }];
  });
  await signedIn('Asha');
  const { user } = await openCart();
  await user.click(await summary().findByRole('button', { name: /^Make it 2/ }));
  await waitFor(() => expect(rows()[0]).toEqual(['Items', 'CA$69.00']));
  expect(summary().queryByRole('list', { name: 'Ways to reach the minimum order' })).not.toBeInTheDocument();
  expect(summary().getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
});

it('below the minimum, one tap adds a product that closes the gap', async () => {
  await backend.store.transact(({ users: [asha] }) => {
    const [first] = asha?.cart?.items ?? [];
    if (asha?.cart && first) asha.cart.items = [{ ...first, quantity: 1 }];
  });
  await signedIn('Asha');
  const { user } = await openCart();
  const [closer] = await summary().findAllByRole('button', { name: /^Add .+ \(CA\$/ });
  if (!closer) throw new Error('No product closes the gap');
  await user.click(closer);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('(2 items)'));
  expect(requestsOf(backend, 'addToCart')[0]?.query).toMatchObject({ qty: '1' });
  await waitFor(() => expect(summary().getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled());
});
