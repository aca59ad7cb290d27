import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { soldProduct, storeBag, storedBag } from '../support/guestBag';
import { changeProduct } from '../support/newResponses';
import { renderApp } from '../support/renderApp';
import { requestsOf } from '../support/shelf';
import { signedIn, signInOf } from '../support/signedIn';

const backend = startBackend();

const giloy = 'Giloy Winter Tablets';
const capsules = 'Ashwagandha Root Capsules';
const day = 24 * 60 * 60_000;
const moved = async () => within(await screen.findByRole('region', { name: 'From your bag on this device' }));
const row = async (name: string) =>
  within((await (await moved()).findByText(new RegExp(name))).closest('li') as HTMLElement);
const expectRow = (name: string, text: string | RegExp) =>
  waitFor(async () => expect((await row(name)).getByText(text)).toBeVisible());
const cartOfNoah = () => backend.store.read(({ users }) => users[1]?.cart?.items.map(({ quantity }) => quantity) ?? []);
const adds = () => requestsOf(backend, 'addToCart').map(({ query }) => query.qty);

afterEach(() => {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});

async function signIn(user: UserEvent, customer: 'Noah' | 'Asha' = 'Noah') {
  const form = within(await screen.findByRole('dialog', { name: 'Log In' }));
  const { email, password } = signInOf(customer);
  await user.type(form.getByLabelText('Email'), email);
  await user.type(form.getByLabelText('Password'), password);
  await user.click(form.getByRole('button', { name: 'Sign In' }));
}

const giloyLine = async (quantity = 2, change = {}) => ({
  product: await soldProduct(backend, giloy),
  quantity,
  change,
});
const capsulesLine = async () => ({ product: await soldProduct(backend, capsules), quantity: 1 });

it('"Sign in to check out" moves the whole bag, one call after the other, and says what became of each line', async () => {
  storeBag({ lines: [await giloyLine(), await capsulesLine()], saved: [await giloyLine()] });
  const { user } = await renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Sign in to check out' }));
  expect(await screen.findByText('Sign in to check out. Your bag moves to your account.')).toBeVisible();
  await signIn(user);
  await expectRow(giloy, 'Added to your cart.');
  await expectRow(capsules, 'Added to your cart.');
  expect(adds()).toEqual(['2', '1']);
  await waitFor(() => expect(requestsOf(backend, 'wishlist')).toHaveLength(1));
  await waitFor(() => expect(storedBag()).toBeNull());
  expect(await cartOfNoah()).toEqual([2, 1]);
  expect(await screen.findByRole('link', { name: 'View wishlist' })).toHaveAttribute('href', '/myaccount/wishlist');
  await user.click((await moved()).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('region', { name: 'From your bag on this device' })).not.toBeInTheDocument();
});

it('a sign-in on its page moves the bag, and the toast names the product', async () => {
  storeBag({ lines: [await giloyLine()] });
  const { user } = await renderApp('/sign-in');
  const { email, password } = signInOf('Noah');
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  const toast = within(await screen.findByRole('list', { name: 'Messages' }));
  expect(await toast.findByText('Item added to cart successfully')).toBeVisible();
  expect(await toast.findByText(giloy)).toBeVisible();
  expect(toast.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(await cartOfNoah()).toEqual([2]);
});

it.each([
  ['reduced to the stock', { price: 20, oprice: 20, stockSize: 1 }, /Only 1 left\. We added 1\./, [1]],
  ['sold out', { price: 20, oprice: 20, stockSize: 0 }, 'Out of stock.', []],
])('a line that is %s says so', async (_, change, text, cart) => {
  const old = await giloyLine();
  await changeProduct(backend, giloy, change);
  storeBag({ lines: [old] });
  await signedIn('Noah');
  await renderApp('/cart');
  await expectRow(giloy, text);
  expect(await cartOfNoah()).toEqual(cart);
});

it('a product that is no longer sold says so and can be removed', async () => {
  const { product } = await giloyLine();
  storeBag({ lines: [{ product: { ...product, _id: 'never', name: 'Never Sold' } }] });
  await signedIn('Noah');
  const { user } = await renderApp('/cart');
  await expectRow('Never Sold', 'No longer available.');
  expect(await screen.findByText(/1 product of your bag isn’t in your account yet/)).toBeVisible();
  await user.click((await row('Never Sold')).getByRole('button', { name: 'Remove from this device: Never Sold' }));
  expect(screen.queryByRole('region', { name: 'From your bag on this device' })).not.toBeInTheDocument();
  expect(storedBag()).toBeNull();
});

it.each([
  ['lost after the change', 'response-lost'],
  ['lost before the change', 'dropped'],
] as const)('a line whose answer is %s is not sent again by itself, and Retry adds it once', async (_, kind) => {
  await backend.fail({ call: 'addToCart', kind, times: 1 });
  storeBag({ lines: [await giloyLine()] });
  await signedIn('Noah');
  const first = await renderApp('/cart');
  await expectRow(giloy, /can’t tell if it’s in your account/);
  first.unmount();
  const { user } = await renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: `Retry: ${giloy}` }));
  await expectRow(giloy, 'Added to your cart.');
  expect(adds()).toEqual(['2', '2']);
  await waitFor(async () => expect(await cartOfNoah()).toEqual([2]));
});

it('a line that was sent before the tab closed, and that the cart shows, is settled', async () => {
  const user = await signedIn('Noah');
  storeBag({ lines: [await giloyLine(1, { owner: user._id, sentAt: 0 })] });
  const { user: pointer } = await renderApp('/products/Giloy_Winter_Tablets');
  await pointer.click(
    within(await screen.findByRole('region', { name: 'Buy' })).getByRole('button', { name: 'Add To Bag' }),
  );
  await screen.findByText('Item added to cart successfully');
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(storedBag()).toBeNull());
  expect(adds()).toEqual(['1']);
});

it('a 401 in the middle asks for a sign-in, which goes on once', async () => {
  await backend.fail({ call: 'addToCart', kind: '401', times: 1 });
  storeBag({ lines: [await giloyLine(), await capsulesLine()] });
  await signedIn('Noah');
  const { user } = await renderApp('/cart');
  await signIn(user);
  await expectRow(capsules, 'Added to your cart.');
  expect(await cartOfNoah()).toEqual([2, 1]);
  expect(adds()).toEqual(['2', '2', '1']);
});

it('another customer who signs in gets nothing of it', async () => {
  storeBag({ lines: [await giloyLine(2, { owner: 'somebody else' })] });
  await signedIn('Noah');
  await renderApp('/cart');
  await waitFor(() => expect(storedBag()).toBeNull());
  expect(adds()).toEqual([]);
});

it('a bag of an earlier day is moved on the customer’s word only', async () => {
  const old = { at: Date.now() - 2 * day };
  storeBag({ lines: [await giloyLine(2, old)] });
  await signedIn('Noah');
  const { user } = await renderApp('/cart');
  const offer = within(await screen.findByRole('region', { name: /bag from an earlier visit/ }));
  expect(offer.getByText(giloy)).toBeVisible();
  expect(adds()).toEqual([]);
  await user.click(offer.getByRole('button', { name: 'Add to my cart' }));
  await expectRow(giloy, 'Added to your cart.');
  expect(await cartOfNoah()).toEqual([2]);
});

it('somebody else’s bag of an earlier day can be cleared', async () => {
  storeBag({ lines: [await giloyLine(2, { at: Date.now() - 2 * day })] });
  await signedIn('Noah');
  const { user } = await renderApp('/cart');
  await user.click(await screen.findByRole('button', { name: 'Not mine, clear' }));
  await waitFor(() => expect(storedBag()).toBeNull());
  expect(adds()).toEqual([]);
});

it('offline, the bag waits for the connection', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  storeBag({ lines: [await giloyLine()] });
  await signedIn('Noah');
  await renderApp('/cart');
  await expectRow(giloy, 'Waiting for a connection.');
  expect(adds()).toEqual([]);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  fireEvent(window, new Event('online'));
  await expectRow(giloy, 'Added to your cart.');
});

it('two triggers at once send each line once', async () => {
  storeBag({ lines: [await giloyLine(), await capsulesLine()] });
  await signedIn('Noah');
  await renderApp('/cart');
  for (const _ of [1, 2, 3]) fireEvent(window, new Event('online'));
  await expectRow(capsules, 'Added to your cart.');
  await waitFor(() => expect(storedBag()).toBeNull());
  expect(adds()).toEqual(['2', '1']);
});
