import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { PayPalRoot } from '@/features/payment/PayPalRoot';
import { payPalOptions } from '@/features/payment/payPal';
import { makeStore } from '@/state/makeStore';
import { startBackend } from '../support/backend';
import { guestPurchase, optionsChosen } from '../support/fixtures';
import { renderApp, storeSlices } from '../support/renderApp';

startBackend();

// jsdom runs no script: a pending script tag is enough to see that it is loaded.
const scripts = () => document.querySelectorAll('script[src*="components=buttons"]');
afterEach(() => {
  for (const script of scripts()) script.remove();
});

it('the checkout loads PayPal’s script at step 1, once for all three steps', async () => {
  storeSlices({ buyNow: guestPurchase(), checkout: optionsChosen });
  const { user } = await renderApp('/orders/checkout');
  await screen.findByRole('button', { name: 'Change address' });
  await waitFor(() => expect(scripts()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Continue to Payment Options' }));
  await user.click(await screen.findByRole('button', { name: 'Continue to Review & Confirm' }));
  expect(await screen.findByRole('status', { name: 'Loading PayPal' })).toBeVisible();
  expect(scripts()).toHaveLength(1);
});

it('PayPal’s script is loaded in production mode, for Canadian dollars and with the buttons only', () =>
  expect(payPalOptions).toMatchObject({ environment: 'production', currency: 'CAD', components: 'buttons' }));

it.each([
  ['the checkout with a purchase', 1, true, { buyNow: guestPurchase() }],
  ['the checkout with nothing to buy', 0, true, {}],
  ['another page with a purchase', 0, false, { buyNow: guestPurchase() }],
])('%s loads PayPal’s script %d times', async (_, loaded, inCheckout, slices) => {
  storeSlices(slices);
  const { store, rehydrated } = makeStore();
  await rehydrated;
  render(
    <Provider store={store}>
      <PayPalRoot inCheckout={inCheckout} />
    </Provider>,
  );
  expect(scripts()).toHaveLength(loaded);
});
