import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { requestsOf } from '../support/fixtures';
import { openProduct, renderApp, storeSlices } from '../support/renderApp';
import { pasteInto, signedIn } from '../support/signedIn';

const backend = startBackend();

const emailDialog = { name: 'Enter Your Email To Continue' };
const dialog = () => within(screen.getByRole('dialog', emailDialog));
const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));

async function askForEmail(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  await screen.findByRole('dialog', emailDialog);
}

async function atCheckout() {
  await waitFor(() => expect(window.location.pathname).toBe('/orders/checkout'));
  await screen.findByRole('heading', { level: 1, name: 'Billing & Shipping' });
}

it('a guest without a stored email enters one, then reaches the checkout with product and quantity', async () => {
  const { user } = await openProduct(backend);
  await user.click(screen.getByRole('button', { name: /^Increase/ }));
  await askForEmail(user);
  expect(dialog().queryByText(/minimum/)).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/products/Ashwagandha_Root');
  await pasteInto(user, dialog().getByRole('textbox', { name: 'Email' }), ' noor@example.com ');
  await user.click(dialog().getByRole('button', { name: 'Continue' }));
  await atCheckout();
  expect(screen.getByText('noor@example.com')).toBeVisible();
  expect(summary().getByText('Buy Now: this product only')).toBeVisible();
  expect(summary().getByText('2 × CA$30.00')).toBeInTheDocument();
});

it('an empty or invalid email shows the specified error, and stays in the field, also when the dialog was closed', async () => {
  const { user } = await openProduct(backend);
  await askForEmail(user);
  const problem = 'Please enter a valid email address.';
  const field = () => dialog().getByRole('textbox', { name: 'Email' });
  for (const typed of ['', 'noor@example']) {
    if (typed) await pasteInto(user, field(), typed);
    await user.click(dialog().getByRole('button', { name: 'Continue' }));
    expect(dialog().getByText(problem)).toBeVisible();
    expect(field()).toHaveValue(typed);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    await user.type(field(), 'x{Backspace}');
    expect(dialog().queryByText(problem)).not.toBeInTheDocument();
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/products/Ashwagandha_Root');
  await askForEmail(user);
  expect(field()).toHaveValue('noor@example');
});

it('a signed-in customer goes straight to the checkout', async () => {
  await signedIn('Asha');
  const { user } = await openProduct(backend);
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  await atCheckout();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(summary().getByText('Buy Now: this product only')).toBeVisible();
});

it('a guest with a stored email goes straight to the checkout, and the product survives a reload', async () => {
  storeSlices({ buyNow: { product: null, quantity: 1, address: null, email: 'noor@example.com' } });
  const first = await openProduct(backend);
  await first.user.click(screen.getByRole('button', { name: /^Increase/ }));
  await first.user.click(screen.getByRole('button', { name: 'Buy Now' }));
  await atCheckout();
  await waitFor(() => expect(localStorage.getItem('persist:root')).toContain('Ashwagandha Root'));
  first.unmount();
  await renderApp('/orders/checkout');
  await atCheckout();
  expect(summary().getByText('2 × CA$30.00')).toBeInTheDocument();
  expect(screen.getByText('noor@example.com')).toBeVisible();
  expect(requestsOf(backend, 'addToCart')).toEqual([]);
});

it('below the minimum, the dialog says how many more it takes, and one tap adds them', async () => {
  const { user } = await openProduct(backend);
  await askForEmail(user);
  expect(dialog().getByText('Add 1 more to reach the CA$50.00 minimum.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Buy 2 for CA$60.00' }));
  expect(dialog().getByText('You are buying 2 for CA$60.00, plus shipping.')).toBeVisible();
  expect(dialog().getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await user.paste('noor@example.com');
  await user.keyboard('{Enter}');
  await atCheckout();
  expect(summary().getByText('2 × CA$30.00')).toBeInTheDocument();
});

it('where the stock does not reach the minimum, the dialog offers other products', async () => {
  const { user } = await openProduct(backend, { stockSize: 1 });
  await askForEmail(user);
  expect(dialog().getByText(/there isn’t enough in stock/)).toBeVisible();
  expect(dialog().getByRole('link', { name: 'Choose another product' })).toHaveAttribute('href', '/medicines');
});
