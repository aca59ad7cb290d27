import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startBackend } from '../support/backend';
import { guestPurchase, optionsChosen } from '../support/purchases';
import { renderApp, storeSlices } from '../support/renderApp';

startBackend();

// Nothing of it runs here: a script that stays pending is enough to see when it is asked for.
const scripts = () => document.querySelectorAll('script[src*="components=buttons"]');
afterEach(() => {
  for (const script of scripts()) script.remove();
});

test('PayPal’s script is asked for when checkout step 1 opens, and once for all three steps', async () => {
  storeSlices({ buyNow: guestPurchase(), checkout: optionsChosen });
  const { user } = await renderApp('/orders/checkout');
  await screen.findByRole('button', { name: 'Change address' });
  await waitFor(() => expect(scripts()).toHaveLength(1), { timeout: 15_000 });
  await user.click(screen.getByRole('button', { name: 'Continue to Payment Options' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to Review & Confirm' }));
  expect(await screen.findByRole('status', { name: 'Loading PayPal' }, { timeout: 15_000 })).toBeVisible();
  expect(scripts()).toHaveLength(1);
});

test.each(['/medicines', '/orders/checkout'])('at %s with nothing to buy it is not', async (address) => {
  await renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(window.location.pathname).toBe('/medicines'));
  // Longer than the parts of the page that come later take.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(scripts()).toHaveLength(0);
});

test('a product that waits in Buy Now does not bring it to other pages', async () => {
  storeSlices({ buyNow: guestPurchase() });
  await renderApp('/medicines');
  await screen.findByRole('heading', { level: 1 });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(scripts()).toHaveLength(0);
});
