import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PayPalRoot } from '@/features/payment/PayPalRoot';
import { payPalOptions } from '@/features/payment/payPal';
import { selectDeliveryAddress } from '@/state/checkout';
import { makeStore } from '@/state/makeStore';
import { startBackend } from '../support/backend';
import {
  address,
  cartItem,
  user as customer,
  guestPurchase,
  optionsChosen,
  product,
  sellFew,
  storeBag,
  storedAddress,
} from '../support/fixtures';
import { main, renderApp, storeSlices } from '../support/renderApp';
import { phoneWindow } from '../support/windows';

const backend = startBackend();
beforeEach(() => sellFew(backend));
// jsdom runs no script: a pending script tag is enough to see that it is loaded.
const scripts = () => document.querySelectorAll('script[src*="components=buttons"]');
afterEach(() => {
  for (const script of scripts()) script.remove();
});

const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));
const figure = (region: ReturnType<typeof within>, term: string) =>
  region.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

async function heading(name: string) {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
}

const cart = [{ items: [cartItem(product({ price: 80, oprice: 60.5 }))] }];
const withCart = { current: customer({ myCart: cart }) };

it.each([
  ['nothing to buy, as a guest', '/orders/review', {}, '/medicines'],
  ['an empty cart', '/orders/checkout', { user: { current: customer() } }, '/cart'],
  ['an empty first cart', '/orders/review', { user: { current: customer({ myCart: [{ items: [] }] }) } }, '/cart'],
  ['a sold-out product', '/orders/review', { buyNow: guestPurchase({}, { stockSize: 0 }) }, '/medicines'],
  ['no address', '/orders/payments', { buyNow: guestPurchase({ address: null }) }, '/orders/checkout'],
  ['no address, for the review', '/orders/review', { buyNow: guestPurchase({ address: null }) }, '/orders/checkout'],
  ['no email', '/orders/payments', { buyNow: guestPurchase({ email: '' }) }, '/orders/checkout'],
  ['an invalid email', '/orders/review', { buyNow: guestPurchase({ email: 'noor@' }) }, '/orders/checkout'],
  ['goods below the minimum', '/orders/payments', { buyNow: guestPurchase({}, { oprice: 20 }) }, '/orders/checkout'],
  ['no chosen options', '/orders/review', { buyNow: guestPurchase() }, '/orders/payments'],
  ['a cart without a chosen address', '/orders/payments', { user: withCart }, '/orders/checkout'],
  [
    'an address deleted since',
    '/orders/review',
    { user: withCart, checkout: { ...optionsChosen, selectedAddress: storedAddress } },
    '/orders/checkout',
  ],
])('with %s, %s redirects to the page that resolves it', async (_, from, slices, to) => {
  storeSlices(slices);
  await renderApp(from);
  await waitFor(() => expect(window.location.pathname).toBe(to));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

it('the shipping and payment options are preselected and stored when they show, and link back to the earlier step', async () => {
  storeSlices({ buyNow: guestPurchase() });
  const { user, store } = await renderApp('/orders/payments');
  await heading('Payment Options');
  const steps = within(screen.getByRole('navigation', { name: 'Checkout' }));
  expect(steps.getByRole('link', { name: /Billing & Shipping/ })).toHaveAttribute('href', '/orders/checkout');
  expect(steps.getAllByRole('link')).toHaveLength(1);
  expect(steps.getByText('Payment Options').closest('[aria-current="step"]')).toBeInTheDocument();
  expect(main().getByRole('radio', { name: /^Standard/ })).toBeChecked();
  expect(main().getByRole('radio', { name: /^PayPal/ })).toBeChecked();
  expect(store.getState().checkout).toMatchObject({ PaymentType: 'PayPal', shippingOption: 'Standard' });
  await user.click(main().getByRole('button', { name: 'Continue to Review & Confirm' }));
  await heading('Review & Confirm');
  expect(store.getState().checkout.totalAmount).toBe(11050);
});

it('step 1 has the figures, and its Continue is disabled while the address is being changed', async () => {
  storeSlices({ buyNow: guestPurchase({ quantity: 2 }) });
  const { user } = await renderApp('/orders/checkout');
  await heading('Billing & Shipping');
  expect(figure(summary(), 'Sub Total')).toBe('CA$121.00');
  expect(figure(summary(), 'Shipping')).toBe('CA$50.00');
  expect(figure(summary(), 'You Saved')).toBe('CA$39.00');
  expect(figure(summary(), 'Total')).toBe('CA$171.00');
  await user.click(main().getByRole('button', { name: 'Change address' }));
  expect(main().getByRole('button', { name: 'Continue to Payment Options' })).toBeDisabled();
  await user.click(await main().findByRole('button', { name: 'Cancel' }));
  expect(main().getByRole('button', { name: 'Continue to Payment Options' })).toBeEnabled();
});

it('an order below the minimum says what is missing and disables Continue until one tap, or a larger quantity, reaches it', async () => {
  storeSlices({ buyNow: guestPurchase({}, { price: 18, oprice: 18 }) });
  const { user } = await renderApp('/orders/checkout');
  await heading('Billing & Shipping');
  expect(figure(summary(), 'You Saved')).toBe('CA$0.00');
  expect(summary().getByText('Add CA$32.00 more.')).toBeVisible();
  expect(summary().getByRole('link', { name: /another product/ })).toHaveAttribute('href', '/medicines');
  const next = main().getByRole('button', { name: 'Continue to Payment Options' });
  expect(next).toBeDisabled();
  expect(next).toHaveAccessibleDescription(/below the minimum/);
  await user.click(await summary().findByRole('button', { name: 'Buy 3 for CA$54.00' }));
  expect(figure(summary(), 'Total')).toBe('CA$104.00');
  expect(summary().queryByRole('list', { name: 'Ways to reach the minimum order' })).not.toBeInTheDocument();
  await user.click(summary().getByRole('button', { name: /^Decrease/ }));
  expect(summary().getByText('Add CA$14.00 more.')).toBeVisible();
  await user.click(summary().getByRole('button', { name: /^Increase/ }));
  expect(summary().queryByText(/^Add CA\$\S+ more/)).not.toBeInTheDocument();
  await user.click(next);
  await heading('Payment Options');
});

it('where the stock allows no more, an order below the minimum says that there is not enough in stock', async () => {
  storeSlices({ buyNow: guestPurchase({}, { price: 18, oprice: 18, stockSize: 2 }) });
  await renderApp('/orders/checkout');
  await heading('Billing & Shipping');
  expect(summary().getByText(/There isn’t enough in stock/)).toBeVisible();
  expect(summary().queryByText(/Increase the quantity/)).not.toBeInTheDocument();
});

it.each([
  ['a guest without an address', { buyNow: guestPurchase({ address: null }) }],
  ['a customer without an address', { user: withCart }],
])('for %s, Continue shows disabled below the form and says why', async (_, slices) => {
  storeSlices(slices);
  await renderApp('/orders/checkout');
  await screen.findByRole('textbox', { name: /^Name/ });
  const next = screen.getByRole('button', { name: 'Continue to Payment Options' });
  expect(next).toBeDisabled();
  expect(next).toHaveAccessibleDescription('Finish the address above to continue.');
});

it('the review multiplies in whole cents, adds CA$50.00, and has one address and one total, beside PayPal', async () => {
  storeSlices({ buyNow: guestPurchase({ quantity: 3 }, { oprice: 19.99 }), checkout: optionsChosen });
  await renderApp('/orders/review');
  await heading('Review & Confirm');
  const review = within(screen.getByRole('region', { name: 'Review Your Order' }));
  expect(review.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Product Details',
    'Quantity',
    'Price',
    'Amount',
  ]);
  const cells = review.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells[0]).toContain('Ashwagandha Root');
  expect(cells[1]).toContain('3');
  expect(cells.slice(2)).toEqual(['CA$19.99', 'CA$59.97']);
  expect(figure(review, 'Sub Total')).toBe('CA$59.97');
  expect(figure(review, 'Shipping')).toBe('CA$50.00');
  expect(figure(review, 'Total')).toBe('CA$109.97');
  expect(screen.queryByRole('region', { name: 'Order summary' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Pay with PayPal' })).getByText('CA$109.97')).toBeVisible();
  for (const [name, shown] of [
    ['Shipping address', address.line],
    ['Billing address', /^Same as the shipping/],
  ] as const) {
    const panel = within(screen.getByRole('region', { name }));
    expect(panel.getByText(shown)).toBeVisible();
    expect(panel.getByRole('link', { name: /^Change/ })).toHaveAttribute('href', '/orders/checkout');
  }
});

it('a review that opens again shows at once: Back and Forward find their scroll position', async () => {
  storeSlices({ buyNow: guestPurchase(), checkout: optionsChosen });
  const { user } = await renderApp('/orders/review');
  await heading('Review & Confirm');
  await user.click(screen.getByRole('link', { name: /^Payment Options/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Continue to Review & Confirm' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Review & Confirm' })).toBeVisible();
});

it('a customer’s checkout preselects the first saved address, which Continue chooses, and buys the cart', async () => {
  storeSlices({ user: { current: customer({ myCart: cart, myAddresses: [storedAddress] }) } });
  const { user, store } = await renderApp('/orders/checkout');
  await heading('Billing & Shipping');
  expect(screen.getByRole('radio', { name: /12 Elm Street/ })).toBeChecked();
  expect(summary().getByText('From your cart')).toBeVisible();
  expect(selectDeliveryAddress(store.getState())).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue to Payment Options' }));
  await heading('Payment Options');
  expect(selectDeliveryAddress(store.getState())).toEqual(storedAddress);
});

async function openHeader(slices: Record<string, unknown>) {
  storeSlices(slices);
  const { user } = await renderApp('/orders/checkout');
  return { user, header: within(await screen.findByRole('banner')) };
}

it('the checkout’s header has help and the cart icon, with what a guest’s bag holds, instead of navigation and search', async () => {
  storeBag({ lines: [{ product: product() }] });
  const { user, header } = await openHeader({ buyNow: guestPurchase() });
  expect(screen.queryByRole('combobox', { name: /search/i })).not.toBeInTheDocument();
  expect(header.queryByRole('link', { name: 'About Us' })).not.toBeInTheDocument();
  await user.click(header.getByRole('button', { name: 'Help' }));
  expect(header.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', expect.stringContaining('wa.me'));
  expect(await header.findByRole('link', { name: 'Cart, 1 item' })).toHaveAttribute('href', '/cart');
});

it('on a phone, the checkout’s menu holds Login, Sign Up and help', async () => {
  phoneWindow();
  const { user, header } = await openHeader({ buyNow: guestPurchase() });
  await user.click(header.getByRole('button', { name: 'Menu' }));
  expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/sign-in');
  expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
  expect(header.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
});

it('on a phone, the checkout’s menu leads a customer to the account, and logs out', async () => {
  phoneWindow();
  const { user, header } = await openHeader({ user: withCart });
  await user.click(header.getByRole('button', { name: 'Menu' }));
  expect(header.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/myaccount/orders');
  await user.click(header.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

describe('PayPal’s script', () => {
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
});
