import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { selectUser } from '@/state/userSlice';
import { startBackend } from '../support/backend';
import {
  cartItem,
  user as customer,
  guestPurchase,
  optionsChosen,
  product,
  requestsOf,
  stock,
  storedAddress,
} from '../support/fixtures';
import { payPalInPage } from '../support/payPalInPage';
import { messages, renderApp, storeSlices } from '../support/renderApp';
import { signOutElsewhere } from '../support/signedIn';

const backend = startBackend();
payPalInPage();

const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 Instagram 400.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile [FBAN/FBIOS;FBAV/500.0]';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

const oil = product({ price: 80, oprice: 80 });
const flows = {
  'Buy Now': {
    slices: { buyNow: guestPurchase({ product: oil }), checkout: optionsChosen },
    path: 'products/Ashwagandha_Root',
  },
  'the cart': {
    slices: {
      user: { current: customer({ myCart: [{ items: [cartItem(oil)] }], myAddresses: [storedAddress] }) },
      checkout: { ...optionsChosen, selectedAddress: storedAddress },
    },
    path: 'cart',
  },
} as const;

/** Presses PayPal in a browser whose windows do not open. */
async function pressPayPal(flow: keyof typeof flows, browser: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await stock(backend, [oil]);
  storeSlices(flows[flow].slices);
  const app = await renderApp('/orders/review');
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) =>
    String(input).endsWith('/approve') ? Promise.reject(new Error('Can not open window')) : fetch(input, init),
  );
  await app.user.click(await screen.findByRole('button', { name: 'PayPal' }));
  expect(await screen.findByText(/^Could not initiate PayPal Checkout/)).toBeVisible();
  return app;
}

const title = 'PayPal’s window doesn’t open in this app';

it.each([
  ['Buy Now', android, (path: string) => `intent://${location.host}/${path}#Intent;scheme=http;end`],
  ['Buy Now', iPhone, (path: string) => `${location.origin}/${path}`],
  ['the cart', android, (path: string) => `intent://${location.host}/${path}#Intent;scheme=http;end`],
] as const)(
  'where an app’s browser opens no window, a card leads %s to the device’s own browser and keeps the order',
  async (flow, browser, href) => {
    const { user, store } = await pressPayPal(flow, browser);
    expect(await screen.findByRole('heading', { level: 3, name: title })).toBeVisible();
    const { path } = flows[flow];
    expect(screen.getByRole('link', { name: 'Open in your browser' })).toHaveAttribute('href', href(path));
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${location.origin}/${path}`));
    const { buyNow } = store.getState();
    expect(buyNow.product ?? selectUser(store.getState())?.myCart[0]?.items[0]?.product).toMatchObject({
      _id: oil._id,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Review & Confirm' })).toBeVisible();
  },
);

it('a desktop browser shows no such card', async () => {
  await pressPayPal('Buy Now', desktop);
  expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
});

it('a sign-out in another tab leaves the review page and says what to do', async () => {
  storeSlices(flows['the cart'].slices);
  await renderApp('/orders/review');
  await screen.findByRole('heading', { level: 1, name: 'Review & Confirm' });
  signOutElsewhere();
  await waitFor(() =>
    expect(messages()).toHaveTextContent('You signed out in another tab. Your cart is in your account.'),
  );
  expect(screen.queryByRole('heading', { level: 1, name: 'Review & Confirm' })).not.toBeInTheDocument();
});

it('a shopper who approved a payment after a sign-out in another tab reads what became of it', async () => {
  await stock(backend, [oil]);
  storeSlices(flows['the cart'].slices);
  const { user } = await renderApp('/orders/review');
  const { fetch } = window;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const approval = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/approve')) await released;
    return fetch(input, init);
  });
  await user.click(await screen.findByRole('button', { name: 'PayPal' }));
  await waitFor(() => expect(approval).toHaveBeenCalledWith(expect.stringMatching(/approve$/), expect.anything()));
  signOutElsewhere();
  release();
  expect(await screen.findByText(/^You signed out in another tab\./)).toBeVisible();
  expect(await screen.findByText(/^Sorry, your transaction could not be processed/)).toBeVisible();
  expect(requestsOf(backend, 'captureOrder')).toEqual([]);
});
