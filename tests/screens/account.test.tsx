import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { customerApi } from '@/api/customerApi';
import { startBackend } from '../support/backend';
import { user as customer, requestsOf, sellFew } from '../support/fixtures';
import { changeProduct } from '../support/newResponses';
import { main, renderApp, storeSlices } from '../support/renderApp';
import { signedIn, signInOverPage } from '../support/signedIn';

const backend = startBackend();
beforeEach(() => sellFew(backend, 'Shatavari Root Powder'));

it('orders are condensed to status, total and products; one by one, their details show pictures, but no street', async () => {
  await signedIn('Asha');
  const { container, user } = await renderApp('/myaccount/orders');
  const orders = await main().findAllByRole('article');
  const [order] = orders;
  if (!order) throw new Error('No order');
  expect(orders).toHaveLength(4);
  expect(order).toHaveTextContent('Confirmed');
  expect(order).toHaveTextContent('CA$110.90');
  expect(order).toHaveTextContent('1 × Ashwagandha Root Capsules, 1 × Shatavari Root Powder');
  expect(main().queryByRole('list', { name: 'Order status' })).not.toBeInTheDocument();
  const opened = within(order);
  await user.click(opened.getByRole('button', { name: /^Details/ }));
  expect(opened.getByRole('list', { name: 'Order status' })).toBeVisible();
  expect(opened.getByText('Order #00000008')).toBeVisible();
  expect(main().getAllByRole('list', { name: 'Order status' })).toHaveLength(1);
  expect(opened.getByRole('link', { name: 'Ashwagandha Root Capsules' })).toBeVisible();
  expect(await opened.findAllByRole('presentation')).toHaveLength(2);
  await user.click(opened.getByRole('button', { name: 'Delivery and payment' }));
  expect(opened.getByText('Toronto, Ontario, M5J 0B5')).toBeVisible();
  expect(opened.getByText('Paid').nextSibling).toHaveTextContent('CA$');
  expect(opened.queryByText('Transaction')).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent('88 Harbour Street');
});

it('an order that was opened is open after Back from its invoice, and so are its delivery and payment', async () => {
  await signedIn('Asha');
  const { user } = await renderApp('/myaccount/orders');
  const details = (expanded: boolean) => main().findAllByRole('button', { name: /^Details/, expanded });
  const [, second] = await details(false);
  if (second) await user.click(second);
  await user.click(main().getByRole('button', { name: 'Delivery and payment' }));
  await user.click(main().getByRole('link', { name: 'Invoice' }));
  await main().findByRole('heading', { level: 1, name: 'Invoice' });
  act(() => window.history.back());
  expect(await details(true)).toHaveLength(1);
  expect(await details(false)).toHaveLength(3);
  expect(main().getByRole('button', { name: 'Delivery and payment', expanded: true })).toBeVisible();
});

it('a payment is named by its order, and two payments of one order stay two when another order arrives', async () => {
  await backend.store.transact((state) => {
    const own = state.orderGroups.find(({ userId }) => userId === state.users[0]?._id);
    if (own) own.bookings = own.bookings.flatMap((booking) => [booking, { ...booking, _id: 'another' }]);
  });
  const { _id: userId, myOrders } = await signedIn('Asha');
  const { store } = await renderApp('/myaccount/payments');
  const rows = () => within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem');
  expect(rows()).toHaveLength(myOrders.length + 1);
  for (const row of rows()) expect(row).toHaveTextContent(/· Order #[0-9A-F]{8}CA\$/);

  await backend.store.transact((state) => {
    const [first] = state.orderGroups;
    if (first) state.orderGroups.push({ ...first, _id: 'f'.repeat(24), userId });
  });
  const { productId } = await backend.store.read((state) => ({ productId: state.products[0]?._id ?? '' }));
  await act(() => store.dispatch(customerApi.endpoints.toggleWishlist.initiate({ productId, userId })));
  expect(rows()).toHaveLength(myOrders.length + 3);
});

/** An order from a server that leaves out all figures. */
const orderWithoutFigures = {
  _id: '65f000000000000000000001',
  bookings: [{ _id: 'b1', OrderStatus: 'Confirmed', products: [{ productId: null, quantity: 2 }], payment_info: {} }],
};

it.each(['/myaccount/orders', '/myaccount/payments'])(
  '%s shows a missing figure as Unknown, not as CA$0.00',
  async (at) => {
    storeSlices({
      user: { current: { ...customer(), myOrders: [orderWithoutFigures], myPayments: [{ transactionId: 'T-1' }] } },
    });
    await renderApp(at);
    expect((await screen.findAllByText(/^Unknown/))[0]).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent('CA$0.00');
  },
);

describe('orders', () => {
  async function openOrders() {
    await signedIn('Asha');
    const app = await renderApp('/myaccount/orders');
    const orders = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('article');
    return { ...app, orders };
  }

  /** Opens the details of an order and returns queries of it. */
  async function details(user: UserEvent, order: HTMLElement | undefined) {
    if (!order) throw new Error('No order');
    await user.click(within(order).getByRole('button', { name: /^Details/ }));
    return within(order);
  }

  /** Buys an order again, and returns the results of its products. */
  async function buyAgain(user: UserEvent, order: HTMLElement | undefined) {
    const first = await details(user, order);
    await user.click(first.getByRole('button', { name: 'Buy again' }));
    return { first, results: await first.findByRole('list', { name: 'Result for each product' }) };
  }

  it('“Check for updates” asks for the sign-in that brings the orders, and says what changed', async () => {
    const { user, orders } = await openOrders();
    await backend.store.transact((state) => {
      for (const group of state.orderGroups)
        for (const booking of group.bookings) if (booking.OrderStatus === 'Confirmed') booking.OrderStatus = 'Shipped';
    });
    const check = main().getByRole('button', { name: 'Check for updates' });
    await user.click(check);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    expect(dialog.getByText(/^Sign in again to see your orders’ status/)).toBeVisible();
    expect(dialog.getByLabelText('Email')).toHaveValue('asha@demo.example');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(main().queryByText(/^No updates/)).not.toBeInTheDocument();
    expect(orders[0]).toHaveTextContent('Confirmed');

    await user.click(check);
    await signInOverPage(user, 'Asha');
    expect(await screen.findByText('Order #00000008 is now Shipped.')).toBeVisible();
    expect(orders[0]).toHaveTextContent('Shipped');
    expect(main().getByText(/^Status as of /)).toBeVisible();

    await user.click(check);
    await signInOverPage(user, 'Asha');
    expect(await screen.findByText('No updates since you last checked.')).toBeVisible();
  });

  it('“Buy again” adds what can be sold today and names what cannot', async () => {
    const { user, orders } = await openOrders();
    await changeProduct(backend, 'Shatavari Root Powder', { stockSize: 0 });
    const { first, results } = await buyAgain(user, orders[0]);
    await waitFor(() => expect(results).toHaveTextContent('Shatavari Root Powder: Out of stock.'));
    expect(results).toHaveTextContent('1 × Ashwagandha Root Capsules: Added to your cart.');
    expect(first.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    expect(requestsOf(backend, 'addToCart').map(({ query }) => query)).toEqual([expect.objectContaining({ qty: '1' })]);
  });

  it('“Buy again” finds a renamed product, and says what the shop has deleted or cannot check', async () => {
    const { user, orders } = await openOrders();
    await changeProduct(backend, 'Shatavari Root Powder', null);
    await changeProduct(backend, 'Ashwagandha Root Capsules', { name: 'Ashwagandha' });
    const { first, results } = await buyAgain(user, orders[0]);
    await waitFor(() => expect(results).toHaveTextContent('Shatavari Root Powder: No longer available.'));
    expect(results).toHaveTextContent('Ashwagandha Root Capsules: Added to your cart.');

    await backend.fail({ call: 'getProduct', kind: '500', times: 9 });
    await user.click(first.getByRole('button', { name: 'Buy again' }));
    await waitFor(() =>
      expect(results).toHaveTextContent('Ashwagandha: We couldn’t check this product. Please try again.'),
    );
  });

  it('“Buy again” after the session ended waits for the sign-in, then adds every line once', async () => {
    const { user, orders } = await openOrders();
    await backend.store.transact((state) => {
      state.sessions = {};
    });
    const { results } = await buyAgain(user, orders[0]);
    await waitFor(() => expect(results).toHaveTextContent('Powder: We’ll add it once you’ve signed in.'));
    const before = requestsOf(backend, 'addToCart').length;
    await signInOverPage(user, 'Asha');
    await waitFor(() => expect(requestsOf(backend, 'addToCart')).toHaveLength(before + 2));
    await waitFor(() => expect(results).toHaveTextContent('Powder: Added to your cart.'));
    expect(screen.queryByText('We’ll add it once you’ve signed in.')).not.toBeInTheDocument();
  });

  it('an order’s details have an amount for a line without a total; its invoice shows its own figures and prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await backend.store.transact(({ orderGroups }) => {
      for (const { products } of orderGroups.flatMap(({ bookings }) => bookings))
        for (const line of products) Object.assign(line, { total_price: undefined });
    });
    const { user, orders } = await openOrders();
    const first = await details(user, orders[0]);
    for (const label of first.getAllByText('Item total')) expect(label.parentElement).toHaveTextContent(/CA\$[\d.]+$/);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await user.click(first.getByRole('link', { name: 'Invoice' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice' })).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(document.title).toContain('Invoice 00000008');
    expect(screen.getByRole('table', { name: 'Products' })).toHaveTextContent('Ashwagandha Root Capsules');
    expect(screen.getByText('Total').nextSibling).toHaveTextContent('CA$110.90');
    expect(screen.getByText('Shipping').nextSibling).toHaveTextContent('CA$50.00');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('link', { name: 'Back to your orders' }));
    expect(await screen.findByRole('list', { name: 'Orders' })).toBeVisible();
  });

  it('an invoice of an order that the account does not have says so', async () => {
    await signedIn('Asha');
    await renderApp('/myaccount/orders?invoice=nothing-like-it');
    expect(await screen.findByText('This order isn’t in your account.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('the account lists its pages with their counts; each entry leads to its page, and is the active one there', async () => {
    const { wishlistedItems, myAddresses } = await signedIn('Asha');
    const { user } = await renderApp('/myaccount');
    const findMenu = async () => within(await screen.findByRole('navigation', { name: 'Account' }));
    const first = await findMenu();
    expect(first.getByRole('link', { name: /^My Orders/ })).toHaveTextContent('My Orders4');
    expect(first.getByRole('link', { name: /^Wishlist/ })).toHaveTextContent(`Wishlist${wishlistedItems.length}`);
    expect(first.getByRole('link', { name: /^Wishlist/ })).toHaveAttribute('href', '/myaccount/wishlist');
    expect(first.getByRole('link', { name: /^My Addresses/ })).toHaveTextContent(`${myAddresses.length}`);
    for (const [section, name] of [
      ['orders', /^My Orders/],
      ['payments', /^My Payments/],
      ['addresses', /^My Addresses/],
      ['profile', /^My Profile/],
    ] as const) {
      await user.click((await findMenu()).getByRole('link', { name }));
      await waitFor(() => expect(window.location.pathname).toBe(`/myaccount/${section}`));
      const shown = await findMenu();
      await waitFor(() => expect(shown.getByRole('link', { current: 'page' })).toHaveAccessibleName(name));
      expect(shown.getByRole('button', { name: 'Logout' })).toBeVisible();
    }
  });
});
