import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { selectBuyNow } from '@/state/buyNow';
import { selectPendingQuantities } from '@/state/cart';
import { selectCartCount } from '@/state/userSlice';
import { startBackend } from '../support/backend';
import {
  cartItem,
  user as customer,
  guestPurchase,
  product,
  requestsOf,
  sellFew,
  shelf,
  stock,
  storeBag,
} from '../support/fixtures';
import { fillCart } from '../support/newResponses';
import { errorMessages, messages, renderApp, storeSlices } from '../support/renderApp';
import { pressLogOut, signedIn, signInOverPage } from '../support/signedIn';
import { asksBeforeLeaving } from '../support/windows';

const backend = startBackend();
beforeEach(() => sellFew(backend));

const capsules = 'Ashwagandha Root Capsules';

const oil = 'Kumkumadi Glow Oil';

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

it('the first change here announces that another browser changed the cart, and both changes count', async () => {
  await fillCart(backend, 1, capsules, 1);
  await signedIn('Noah');
  const { user } = await openCart();
  await backend.store.transact(({ users, products }) => {
    const added = { _id: '65d000000000000000000098', productId: products.find(({ name }) => name === oil)?._id ?? '' };
    users[1]?.cart?.items.push({ ...added, quantity: 2 });
  });
  await user.click(line(capsules).getByRole('button', { name: /^Increase/ }));
  await waitFor(() =>
    expect(messages()).toHaveTextContent('Your cart was changed in another browser. Please review it.'),
  );
  expect(line(oil).getByRole('textbox')).toHaveValue('2');
  expect(line(capsules).getByRole('textbox')).toHaveValue('2');
  await user.click(within(messages()).getByRole('button', { name: /Dismiss|Close/ }));
  await user.click(line(oil).getByRole('button', { name: /^Increase/ }));
  await waitFor(() => expect(requestsOf(backend, 'updateCart')).toHaveLength(2));
  expect(messages()).not.toHaveTextContent('another browser');
});

it('a sign-in that the server rejects at the next call says that cookies must be allowed, and the cart stays', async () => {
  await fillCart(backend, 1, capsules, 1);
  await signedIn('Noah');
  await backend.fail({ call: 'updateCart', kind: '401', times: 'always' });
  const { user } = await openCart();
  await user.click(line(capsules).getByRole('button', { name: /^Increase/ }));
  await screen.findByRole('dialog', { name: 'Sign in' });
  expect(screen.queryByText(/Allow cookies/)).not.toBeInTheDocument();
  await signInOverPage(user, 'Noah');
  expect(
    await screen.findByRole('dialog', { name: 'Sign in', description: /^Allow cookies for this shop/ }),
  ).toBeVisible();
  expect(screen.getByRole('article', { name: capsules, hidden: true })).toBeInTheDocument();
});

for (const [where, years] of [
  ['ahead', 1],
  ['behind', -1],
] as const)
  it(`a clock that was a year ${where}, and is right again, does not lose the cart`, {
    tags: years < 0 ? 'long' : [],
  }, async () => {
    await fillCart(backend, 1, capsules, 1);
    await signedIn('Noah');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + years * 365 * 24 * 3_600_000 });
    const { user, unmount } = await openCart();
    await user.click(line(capsules).getByRole('button', { name: /^Increase/ }));
    await waitFor(() => expect(requestsOf(backend, 'updateCart')).toHaveLength(1));
    vi.useRealTimers();
    await waitFor(() => expect(localStorage.getItem('persist:root')).toMatch(/quantity[\\":]+2/));
    unmount();
    const { user: again } = await openCart();
    expect(line(capsules).getByRole('textbox')).toHaveValue('2');
    await again.click(line(capsules).getByRole('button', { name: /^Increase/ }));
    await waitFor(() => expect(line(capsules).getByRole('textbox')).toHaveValue('3'));
    await waitFor(() => expect(requestsOf(backend, 'updateCart')).toHaveLength(2));
    expect(screen.getByRole('list', { name: 'Error messages' })).toBeEmptyDOMElement();
  });

it('a customer without a cart has an empty one', async () => {
  storeSlices({ user: { current: customer() } });
  await renderApp('/cart');
  expect(await screen.findByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Medicines (0 items)');
  expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/medicines');
  expect(rows()).toEqual([
    ['Items', 'CA$0.00'],
    ['Discount', 'CA$0.00'],
    ['Shipping', 'CA$50.00added at checkout'],
    ['Total', 'CA$0.00'],
  ]);
  expect(summary().getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
});

it('what is sold out, deleted or without a price stays in the cart and is not charged, and neither is the shipping yet', async () => {
  withItems(
    { ...cartItem(product({ oprice: 19.99 }), 3), _id: '65d0a8c0f1d2b3a4c5d6e7f8' },
    { ...cartItem(product({ _id: 'b', name: 'Sold Out', stockSize: 0 }), 2), _id: 'line-2' },
    { ...cartItem(product({ _id: 'c', name: 'Priceless', price: 0, oprice: 0 })), _id: 'line-3' },
    { ...cartItem(null), _id: 'line-4' },
  );
  await openCart();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Medicines (4 items)');
  expect(rows()).toEqual([
    ['Items', 'CA$59.97'],
    ['Discount', 'CA$0.00'],
    ['Shipping', 'CA$50.00added at checkout'],
    ['Total', 'CA$59.97'],
  ]);
  expect(summary().getByText('CA$109.97 with shipping')).toBeVisible();
  // The line's id contains the date.
  expect(line('Ashwagandha Root').getByText('Added on February 17, 2024')).toBeVisible();
  const soldOut = line('Sold Out');
  expect(soldOut.queryByText(/Added on/)).not.toBeInTheDocument();
  expect(soldOut.getByRole('link', { name: 'Sold Out' })).toHaveAttribute('href', '/products/Sold_Out');
  expect(soldOut.getByText('Out of Stock')).toBeVisible();
  expect(soldOut.getByRole('button', { name: 'Remove Sold Out' })).toBeEnabled();
  expect(line('Priceless').getByText('Price on request')).toBeVisible();
  expect(line('Priceless').getByText(/^You won’t be charged/)).toBeVisible();
  expect(line('Priceless').queryByText('Out of Stock')).not.toBeInTheDocument();
  expect(screen.getByText('No longer available')).toBeVisible();
});

it('Proceed to Checkout buys the cart, not an earlier Buy Now product', async () => {
  storeSlices({
    user: { current: customer({ myCart: [{ items: [cartItem(product({ _id: 'c', name: 'In the cart' }), 2)] }] }) },
    buyNow: guestPurchase(),
  });
  const { user, store } = await openCart();
  const checkout = summary().getByRole('link', { name: 'Proceed to Checkout' });
  expect(checkout).toHaveAttribute('href', '/orders/checkout');
  await user.pointer({ keys: '[MouseMiddle]', target: checkout });
  expect(selectBuyNow(store.getState()).product).toBeNull();
  await user.click(checkout);
  const order = within(await screen.findByRole('region', { name: 'Order summary' }));
  expect(order.getByText('From your cart')).toBeVisible();
  expect(order.getByText('In the cart')).toBeInTheDocument();
  expect(order.queryByText('Ashwagandha Root')).not.toBeInTheDocument();
});

it('Remove moves the focus to the next line, but not away from elsewhere, and Undo restores the line with its quantity', async () => {
  await backend.store.transact(({ users: [asha] }) => {
    const [first] = asha?.cart?.items ?? [];
    if (first) first.quantity = 3;
  });
  await signedIn('Asha');
  const { user } = await openCart();
  await user.click(line(capsules).getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText(`Removed ${capsules}`)).toBeVisible();
  expect(screen.queryByRole('article', { name: capsules })).not.toBeInTheDocument();
  await waitFor(() => expect(line(oil).getByRole('link', { name: oil })).toHaveFocus());
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
  expect(line(capsules).getByRole('link', { name: capsules })).toHaveFocus();

  const release = backend.hold('deleteItemFromCart');
  await user.click(line(capsules).getByRole('button', { name: /^Remove/ }));
  const quantity = line(oil).getByRole('textbox');
  await user.click(quantity);
  release();
  expect(await screen.findByText(`Removed ${capsules}`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: capsules })).not.toBeInTheDocument());
  expect(quantity).toHaveFocus();
});

it('two Undos at once, one of them tapped twice, are one call each', async () => {
  await signedIn('Asha');
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: `Remove ${capsules}` }));
  await user.click(screen.getByRole('button', { name: `Remove ${oil}` }));
  const undo = (name: string) => screen.findByRole('button', { name: `Undo: put ${name} back` });
  await undo(capsules);
  await waitFor(async () => expect(await undo(oil)).not.toHaveAttribute('aria-busy'));
  const release = backend.hold('addToCart');
  await user.click(await undo(capsules));
  await user.click(await undo(oil));
  await user.click(await undo(capsules));
  release();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(requestsOf(backend, 'addToCart')).toHaveLength(2);
});

it('the last line’s Undo takes the focus and stays offered after a failure', async () => {
  await backend.store.transact(({ users: [asha] }) => void asha?.cart?.items.pop());
  await signedIn('Asha');
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: `Remove ${capsules}` }));
  const undo = await screen.findByRole('button', { name: `Undo: put ${capsules} back` });
  await waitFor(() => expect(undo).toHaveFocus());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Medicines (0 items)');
  expect(rows().at(-1)).toEqual(['Total', 'CA$0.00']);
  await backend.fail({ call: 'addToCart', kind: '500', times: 1 });
  await user.click(undo);
  await screen.findByText('Internal Server Error');
  await user.click(screen.getByRole('button', { name: `Undo: put ${capsules} back` }));
  expect(await screen.findByRole('article', { name: capsules })).toBeVisible();
});

it('below the minimum, the cart says what is missing, and one tap makes it enough of a line or adds a product', async () => {
  await backend.store.transact(({ users: [asha] }) => void asha?.cart?.items.splice(1));
  await signedIn('Asha');
  const { user } = await openCart();
  const checkout = () => summary().findByRole('link', { name: 'Proceed to Checkout' });
  expect(summary().getByText('Add CA$15.50 more.')).toBeVisible();
  expect(summary().getByRole('link', { name: 'Add more products' })).toHaveAttribute('href', '/medicines');
  expect(summary().getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await user.click(await summary().findByRole('button', { name: /^Buy 2 for/ }));
  await waitFor(() => expect(rows()[0]).toEqual(['Items', 'CA$69.00']));
  expect(summary().queryByRole('list', { name: 'Ways to reach the minimum order' })).not.toBeInTheDocument();
  expect(await checkout()).toBeVisible();

  await user.click(line(capsules).getByRole('button', { name: /^Decrease/ }));
  const [closer] = await summary().findAllByRole('button', { name: /^Add \(CA\$[\d.]+\): ./ });
  if (!closer) throw new Error('No product closes the gap');
  await user.click(closer);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('(2 items)'));
  expect(requestsOf(backend, 'addToCart')[0]?.query).toMatchObject({ qty: '1' });
  expect(await checkout()).toBeVisible();
});

describe('cart hint', () => {
  /** Renders the page and waits for the part that watches the cart link. */
  async function open(address: string) {
    await stock(backend, shelf(2));
    const app = await renderApp(address);
    await screen.findByRole('list', { name: 'Messages' });
    return { ...app, cart: screen.getByRole('link', { name: /^Cart/ }) };
  }

  it('pointing at the cart icon, or focusing it, shows minimum order, shipping fee and how far the minimum is', async () => {
    const tea = product({ price: 20, oprice: 20 });
    storeSlices({ user: { current: customer({ myCart: [{ items: [cartItem(tea)] }] }) } });
    const { user, cart } = await open('/about-us');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.hover(cart);
    const hint = await screen.findByRole('tooltip');
    expect(hint).toHaveTextContent('Shipping: CA$50.00 for the whole order, added at checkout');
    expect(hint).toHaveTextContent('CA$20.00 in your cartAdd CA$30.00 to reach the CA$50.00 minimum');
    expect(cart).toHaveAccessibleDescription(/reach the CA\$50\.00 minimum/);
    // From the link onto the hint; `user.hover` does not say where the pointer comes from.
    fireEvent.pointerOut(cart, { relatedTarget: hint });
    fireEvent.pointerOver(hint, { relatedTarget: cart });
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await user.hover(screen.getByRole('main'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    act(() => cart.focus());
    await screen.findByRole('tooltip');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  });

  it('a guest’s bag counts too: an empty one shows the minimum order, a full one that it is reached', async () => {
    const { user, cart } = await open('/about-us');
    await user.hover(cart);
    const hint = await screen.findByRole('tooltip');
    expect(hint).toHaveTextContent('Minimum order: CA$50.00, excluding shipping');
    storeBag({ lines: shelf(1).map((remedy) => ({ product: remedy, quantity: 5 })) });
    fireEvent(window, new StorageEvent('storage', { key: 'guest-bag' }));
    await waitFor(() => expect(hint).toHaveTextContent('CA$55.00 in your cartYou’ve reached the CA$50.00 minimum'));
    expect(cart).toHaveAccessibleName('Cart, 1 item');
  });
});

describe('cart quantity', () => {
  const name = 'Ashwagandha Root Capsules';

  const quantity = () => screen.getByRole('textbox', { name: `Quantity of ${name}` });

  const more = () => screen.getByRole('button', { name: `Increase quantity of ${name}` });

  const less = () => screen.getByRole('button', { name: `Decrease quantity of ${name}` });

  const types = () => requestsOf(backend, 'updateCart').map(({ query }) => query.type);

  const atServer = () => backend.store.read(({ users: [asha] }) => asha?.cart?.items[0]?.quantity);

  /** The other line, which does not change. */
  const otherCents = 59_50;

  const unitCents = 34_50;

  const centsIn = (text: string | null | undefined) => Number(text?.replace(/[^\d]/g, ''));

  const itemsCents = () => centsIn(screen.getByText('Items', { selector: 'dt' }).nextElementSibling?.textContent);

  async function openCart() {
    await signedIn('Asha');
    const app = await renderApp('/cart');
    await screen.findByRole('article', { name });
    return app;
  }

  /** Collects every amount that "Items" shows from now on. */
  function watchItems(): number[] {
    const seen = [itemsCents()];
    new MutationObserver(() => {
      if (!screen.queryByText('Items', { selector: 'dt' })) return;
      const now = itemsCents();
      if (now !== seen.at(-1)) seen.push(now);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  }

  it('ten quick taps reach the right quantity with one call at a time and never show a wrong amount', async () => {
    const slowMs = 30;
    await backend.fail({ call: 'updateCart', kind: 'slow', times: 'always', ms: slowMs });
    await openCart();
    const seen = watchItems();
    const plus = more();
    for (let tap = 1; tap <= 10; tap += 1) {
      fireEvent.click(plus);
      await Promise.resolve();
      expect(quantity()).toHaveValue(String(1 + tap));
      expect(itemsCents()).toBe(otherCents + (1 + tap) * unitCents);
    }
    await waitFor(async () => expect(await atServer()).toBe(11));
    await waitFor(() => expect(types()).toHaveLength(10));
    expect(new Set(types())).toEqual(new Set(['add']));
    const sentAt = requestsOf(backend, 'updateCart').map(({ at }) => Date.parse(at));
    for (const [index, at] of sentAt.slice(1).entries())
      expect(at - (sentAt[index] ?? 0)).toBeGreaterThanOrEqual(slowMs - 2);
    expect(quantity()).toHaveValue('11');
    expect(seen).toEqual(Array.from({ length: 11 }, (_, taps) => otherCents + (1 + taps) * unitCents));
  });

  it('opposite taps cancel each other before they are sent', { tags: 'long' }, async () => {
    const release = backend.hold('updateCart');
    const { store } = await openCart();
    for (const button of [more(), more(), more(), less(), less()]) fireEvent.click(button);
    expect(quantity()).toHaveValue('2');
    release();
    await waitFor(async () => expect(await atServer()).toBe(2));
    await waitFor(() => expect(selectPendingQuantities(store.getState())).toEqual({}));
    expect(types()).toEqual(['add']);
  });

  it('a typed quantity is reached in single steps, without a Bearer token, and stays between 1 and the stock', async () => {
    await fill(1, 3);
    const { user } = await openCart();
    await user.click(less());
    expect(quantity()).toHaveValue('1');
    await user.clear(quantity());
    await user.type(quantity(), '3');
    await user.tab();
    await waitFor(async () => expect(await atServer()).toBe(3));
    await waitFor(() => expect(types()).toEqual(['add', 'add']));
    expect(requestsOf(backend, 'updateCart')[0]?.headers.authorization).toBeUndefined();
    await user.click(more());
    expect(quantity()).toHaveValue('3');
    expect(screen.getByText('Only 3 available')).toBeVisible();
    expect(types()).toHaveLength(2);
  });

  it('a failed call restores the server’s quantity and shows an error', async () => {
    let release = backend.hold('updateCart');
    const { user } = await openCart();
    for (let tap = 0; tap < 4; tap += 1) fireEvent.click(more());
    // The first two calls succeed, and the third one is in flight.
    for (const sent of [1, 2]) {
      await waitFor(() => expect(types()).toHaveLength(sent));
      const releaseSent = release;
      release = backend.hold('updateCart');
      releaseSent();
    }
    await waitFor(() => expect(types()).toHaveLength(3));
    await backend.fail({ call: 'updateCart', kind: '500', times: 1 });
    release();
    await waitFor(() => expect(errorMessages()).toHaveTextContent('Internal Server Error'));
    const known = await atServer();
    expect(known).toBe(3);
    await waitFor(() => expect(quantity()).toHaveValue(String(known)));
    expect(itemsCents()).toBe(otherCents + 3 * unitCents);
    await user.click(more());
    await waitFor(async () => expect(await atServer()).toBe(4));
  });

  it('a success that changes nothing shows a message and is not repeated', async () => {
    const { user } = await openCart();
    // The response has the old quantity.
    backend.spoil('updateCart', ({ status, text }) =>
      HttpResponse.json(JSON.parse(text.replaceAll(/"quantity":\d+/g, '"quantity":1')), { status }),
    );
    await user.click(more());
    await waitFor(() => expect(errorMessages()).toHaveTextContent('couldn’t change the quantity'));
    expect(quantity()).toHaveValue('1');
    expect(types()).toEqual(['add']);
  });

  it('a 401 opens the sign-in and shows the server’s quantity; the requested one is reached after the sign-in', async () => {
    await backend.fail({ call: 'updateCart', kind: '401', times: 1 });
    const { user } = await openCart();
    await typeQuantity(user, '3');
    expect(await screen.findByText('Sign in again to change your cart.')).toBeVisible();
    expect(quantity()).toHaveValue('1');
    await signInOverPage(user, 'Asha');
    await waitFor(async () => expect(await atServer()).toBe(3));
    expect(types()).toEqual(['add', 'add', 'add']);
    expect(quantity()).toHaveValue('3');
  });

  const fill = (quantityAtServer: number, stockSize: number) =>
    backend.store.transact(({ users: [asha], products }) => {
      const [line] = asha?.cart?.items ?? [];
      if (line) line.quantity = quantityAtServer;
      for (const product of products) if (product.name === name) product.stockSize = stockSize;
    });

  async function typeQuantity(user: Awaited<ReturnType<typeof openCart>>['user'], text: string) {
    await user.tripleClick(quantity());
    await user.keyboard(text);
    await user.tab();
  }

  it('an addition that the server takes as the new quantity is completed in single steps', {
    tags: 'long',
  }, async () => {
    await fill(5, 200);
    const { user } = await openCart();
    backend.spoil('addToCart', ({ status, text }) => {
      void fill(15, 200);
      return HttpResponse.json(JSON.parse(text.replace('"quantity":20', '"quantity":15')), { status });
    });
    await typeQuantity(user, '20');
    await waitFor(async () => expect(await atServer()).toBe(20));
    expect(requestsOf(backend, 'addToCart')).toHaveLength(1);
    expect(types()).toEqual(['add', 'add', 'add', 'add', 'add']);
  });

  it('typing 100 over 1 is one addition of 99, which a 401 stops and the sign-in repeats', async () => {
    await fill(1, 200);
    await backend.fail({ call: 'addToCart', kind: '401', times: 1 });
    const { user } = await openCart();
    await typeQuantity(user, '100');
    await screen.findByRole('dialog', { name: 'Sign in' });
    expect(quantity()).toHaveValue('1');
    await signInOverPage(user, 'Asha');
    await waitFor(async () => expect(await atServer()).toBe(100));
    await waitFor(() => expect(quantity()).toHaveValue('100'));
    expect(requestsOf(backend, 'addToCart').map(({ query }) => query.qty)).toEqual(['99', '99']);
    expect(types()).toEqual([]);
    expect(requestsOf(backend, 'deleteItemFromCart')).toEqual([]);
    expect(itemsCents()).toBe(otherCents + 100 * unitCents);
  });

  it('while many single steps are saved, the line says how far they are, and the browser asks before the page is left', async () => {
    await fill(6, 60);
    const { user } = await openCart();
    expect(asksBeforeLeaving()).toBe(false);
    const release = backend.hold('updateCart', 1);
    await typeQuantity(user, '2');
    expect(await screen.findByText('Your account has 6 so far.')).toBeVisible();
    const releaseOthers = backend.hold('updateCart');
    release();
    expect(await screen.findByText('Your account has 5 so far.')).toBeVisible();
    expect(asksBeforeLeaving()).toBe(true);
    releaseOthers();
    await waitFor(async () => expect(await atServer()).toBe(2));
    await waitFor(() => expect(screen.queryByText(/so far/)).not.toBeInTheDocument());
    expect(asksBeforeLeaving()).toBe(false);
    expect(quantity()).toHaveValue('2');
  });

  describe('a Logout while quantities are saved', () => {
    async function logOutWhileSaving() {
      await fill(6, 60);
      const { user } = await openCart();
      const release = backend.hold('updateCart');
      await typeQuantity(user, '2');
      await pressLogOut(user);
      return { user, release, dialog: within(await screen.findByRole('dialog', { name: 'Saving your cart' })) };
    }

    it('waits until they are saved', async () => {
      const { release } = await logOutWhileSaving();
      release();
      await waitFor(() => expect(window.location.pathname).toBe('/'));
      expect(await atServer()).toBe(2);
      expect(localStorage.getItem('authToken')).toBeNull();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    for (const [kind, said] of [
      ['500', [`Internal Server Error${capsules}`]],
      ['401', []],
    ] as const)
      it(`signs out after a ${kind}, without asking for a sign-in`, {
        tags: kind === '500' ? 'long' : [],
      }, async () => {
        const { release } = await logOutWhileSaving();
        await backend.fail({ call: 'updateCart', kind, times: 'always' });
        release();
        await waitFor(() => expect(window.location.pathname).toBe('/'));
        expect(localStorage.getItem('authToken')).toBeNull();
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
        const errors = within(errorMessages()).queryAllByRole('listitem');
        expect(errors.map(({ textContent }) => textContent)).toEqual(said);
      });

    it('signs out at once when the shopper says so', async () => {
      const { user, dialog } = await logOutWhileSaving();
      await user.click(dialog.getByRole('button', { name: 'Sign out now' }));
      await waitFor(() => expect(window.location.pathname).toBe('/'));
      expect(await atServer()).toBeGreaterThan(2);
      expect(localStorage.getItem('authToken')).toBeNull();
    });

    it('is cancelled when the shopper stays', { tags: 'long' }, async () => {
      const { user, dialog, release } = await logOutWhileSaving();
      await user.click(dialog.getByRole('button', { name: 'Stay signed in' }));
      release();
      await waitFor(async () => expect(await atServer()).toBe(2));
      expect(window.location.pathname).toBe('/cart');
      expect(localStorage.getItem('authToken')).not.toBeNull();
    });
  });
});

describe('user calls in turn', () => {
  it('two hearts tapped quickly fill at once and are sent one after the other', { tags: 'long' }, async () => {
    await signedIn('Noah');
    const release = backend.hold('wishlist');
    await renderApp('/medicines');
    const [first, second] = await screen.findAllByRole('button', { name: /^Wishlist: / });
    if (!first || !second) throw new Error('no hearts');
    fireEvent.click(first);
    fireEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-pressed', 'true'));
    expect(first).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(requestsOf(backend, 'wishlist')).toHaveLength(1));
    const releasedAt = Date.now();
    release();
    await waitFor(() => expect(requestsOf(backend, 'wishlist')).toHaveLength(2));
    expect(Date.parse(requestsOf(backend, 'wishlist')[1]?.at ?? '')).toBeGreaterThanOrEqual(releasedAt);
    await waitFor(() => expect(second).toHaveAttribute('aria-busy', 'false'));
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(second).toHaveAttribute('aria-pressed', 'true');
  });

  it('Remove during quantity changes stops them; the line keeps the chosen quantity until it is gone, and with Undo', async () => {
    await signedIn('Asha');
    const release = backend.hold('updateCart');
    const { user, store } = await openCart();
    const more = screen.getByRole('button', { name: `Increase quantity of ${capsules}` });
    for (let tap = 0; tap < 4; tap += 1) fireEvent.click(more);
    const total = rows().at(-1);
    fireEvent.click(screen.getByRole('button', { name: `Remove ${capsules}` }));
    expect(line(capsules).getByRole('textbox')).toHaveValue('5');
    expect(rows().at(-1)).toEqual(total);
    await waitFor(() => expect(requestsOf(backend, 'updateCart')).toHaveLength(1));
    release();
    expect(await screen.findByText(`Removed ${capsules}`)).toBeVisible();
    await waitFor(() => expect(requestsOf(backend, 'deleteItemFromCart')).toHaveLength(1));
    expect(requestsOf(backend, 'updateCart')).toHaveLength(1);
    expect(selectCartCount(store.getState())).toBe(1);
    expect(errorMessages()).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: `Undo: put ${capsules} back` }));
    expect(await screen.findByRole('textbox', { name: `Quantity of ${capsules}` })).toHaveValue('5');
    expect(requestsOf(backend, 'updateCart')).toHaveLength(1);
  });
});
