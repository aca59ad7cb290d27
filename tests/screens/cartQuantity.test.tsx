import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { selectWantedQuantities } from '@/state/cart';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';
import { requestsOf } from '../support/shelf';
import { signedIn, signInOf } from '../support/signedIn';

const backend = startBackend();

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
  await waitFor(async () => expect(await atServer()).toBe(11), { timeout: 10_000 });
  await waitFor(() => expect(types()).toHaveLength(10));
  expect(new Set(types())).toEqual(new Set(['add']));
  const sentAt = requestsOf(backend, 'updateCart').map(({ at }) => Date.parse(at));
  for (const [index, at] of sentAt.slice(1).entries())
    expect(at - (sentAt[index] ?? 0)).toBeGreaterThanOrEqual(slowMs - 2);
  expect(quantity()).toHaveValue('11');
  expect(seen).toEqual(Array.from({ length: 11 }, (_, taps) => otherCents + (1 + taps) * unitCents));
});

it('opposite taps cancel each other before they are sent', async () => {
  await backend.fail({ call: 'updateCart', kind: 'slow', times: 'always', ms: 400 });
  const { store } = await openCart();
  for (const button of [more(), more(), more(), less(), less()]) fireEvent.click(button);
  expect(quantity()).toHaveValue('2');
  await waitFor(async () => expect(await atServer()).toBe(2));
  await waitFor(() => expect(selectWantedQuantities(store.getState())).toEqual({}));
  expect(types()).toEqual(['add']);
});

it('a typed quantity is reached in single steps, without a Bearer token', async () => {
  const { user } = await openCart();
  await user.clear(quantity());
  await user.type(quantity(), '4');
  await user.tab();
  await waitFor(async () => expect(await atServer()).toBe(4));
  await waitFor(() => expect(types()).toEqual(['add', 'add', 'add']));
  expect(requestsOf(backend, 'updateCart')[0]?.headers.authorization).toBeUndefined();
});

it('a failed call restores the server’s quantity and shows an error', async () => {
  await backend.fail({ call: 'updateCart', kind: 'slow', times: 'always', ms: 400 });
  const { user } = await openCart();
  for (let tap = 0; tap < 4; tap += 1) fireEvent.click(more());
  await waitFor(() => expect(types()).toHaveLength(2));
  await backend.fail({ call: 'updateCart', kind: '500', times: 1 });
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Error messages' })).toHaveTextContent('Internal Server Error'),
  );
  const known = await atServer();
  expect(known).toBe(3);
  await waitFor(() => expect(quantity()).toHaveValue(String(known)));
  expect(itemsCents()).toBe(otherCents + 3 * unitCents);
  await user.click(more());
  await waitFor(async () => expect(await atServer()).toBe(4));
});

it('a refusal shows the server’s message', async () => {
  const { user } = await openCart();
  await backend.store.transact((state) => {
    for (const product of state.products) if (product.name === name) product.stockSize = 1;
  });
  await user.click(more());
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Error messages' })).toHaveTextContent('Only 1 left in stock'),
  );
  expect(quantity()).toHaveValue('1');
});

it('a success that changes nothing shows a message and is not repeated', async () => {
  const { user } = await openCart();
  // The response has the old quantity.
  backend.spoil('updateCart', ({ status, text }) =>
    HttpResponse.json(JSON.parse(text.replaceAll(/"quantity":\d+/g, '"quantity":1')), { status }),
  );
  await user.click(more());
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Error messages' })).toHaveTextContent('couldn’t change the quantity'),
  );
  expect(quantity()).toHaveValue('1');
  expect(types()).toEqual(['add']);
});

it('a 401 opens the sign-in and shows the server’s quantity', async () => {
  await backend.fail({ call: 'updateCart', kind: '401', times: 1 });
  const { user } = await openCart();
  await user.click(more());
  const dialog = within(await screen.findByRole('dialog', { name: 'Log In' }));
  expect(dialog.getByText('Sign in again to change your cart.')).toBeVisible();
  expect(quantity()).toHaveValue('1');
});

it('the requested quantity is reached after the sign-in', async () => {
  await backend.fail({ call: 'updateCart', kind: '401', times: 1 });
  const { user } = await openCart();
  await user.clear(quantity());
  await user.type(quantity(), '3{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Log In' }));
  await user.type(dialog.getByLabelText('Email'), signInOf('Asha').email);
  await user.type(dialog.getByLabelText('Password'), `${signInOf('Asha').password}{Enter}`);
  await waitFor(async () => expect(await atServer()).toBe(3));
  expect(types()).toEqual(['add', 'add', 'add']);
  expect(quantity()).toHaveValue('3');
});

it('typing 45 over 30 sends fifteen additions and nothing else', async () => {
  await backend.store.transact(({ users: [asha], products }) => {
    const [line] = asha?.cart?.items ?? [];
    if (line) line.quantity = 30;
    for (const product of products) if (product.name === name) product.stockSize = 60;
  });
  const { user } = await openCart();
  await user.tripleClick(quantity());
  await user.keyboard('45');
  await user.tab();
  await waitFor(async () => expect(await atServer()).toBe(45), { timeout: 10_000 });
  expect(types()).toEqual(Array.from({ length: 15 }, () => 'add'));
  expect(requestsOf(backend, 'addToCart')).toEqual([]);
  expect(requestsOf(backend, 'deleteItemFromCart')).toEqual([]);
});

it('the quantity stays between 1 and the stock', async () => {
  await backend.store.transact((state) => {
    for (const product of state.products) if (product.name === name) product.stockSize = 2;
  });
  const { user } = await openCart();
  await user.click(less());
  expect(quantity()).toHaveValue('1');
  await user.click(more());
  await user.click(more());
  expect(quantity()).toHaveValue('2');
  expect(screen.getByText('Only 2 available')).toBeVisible();
  await waitFor(() => expect(types()).toEqual(['add']));
});
