import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { performAction } from '@/state/customerActions';
import { startBackend } from '../support/backend';
import { requestsOf, sellFew, soldProduct, storeBag, storedBag } from '../support/fixtures';
import { changeProduct } from '../support/newResponses';
import { buying, giloy, giloyHeart, main, openGiloy, renderApp } from '../support/renderApp';
import { pasteInto, pressLogOut, signedIn, signInOf, signInOverPage } from '../support/signedIn';

const backend = startBackend();
beforeEach(() => sellFew(backend, giloy));

const capsules = 'Ashwagandha Root Capsules';

const dialog = () => within(screen.getByRole('dialog', { name: 'Sign in' }));

const line = async (name: string) => within(await screen.findByRole('article', { name }));

const summary = () => within(screen.getByRole('region', { name: 'PRICE SUMMARY' }));

const cartLink = () => screen.getByRole('link', { name: /^Cart(, .*)?$/ });

async function addGiloy(user: UserEvent) {
  await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
  await screen.findByRole('dialog', { name: 'Sign in' });
}

async function bagWithGiloy(quantity = 1, change = {}) {
  storeBag({ lines: [{ product: await soldProduct(backend, giloy), quantity, change }] });
}

it('Add To Bag opens the sign-in, says that the product is in the bag, and the bag outlives dialog and reload', async () => {
  const { user, unmount } = await openGiloy();
  expect(cartLink()).toHaveAccessibleName('Cart');
  await addGiloy(user);
  expect(dialog().getByText(`${giloy} is in your bag on this device.`)).toBeVisible();
  expect(dialog().getByLabelText('Email')).toHaveFocus();
  await user.click(dialog().getByRole('button', { name: 'Keep it in my bag' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cartLink()).toHaveAccessibleName('Cart, 1 item');
  await addGiloy(user);
  unmount();
  await renderApp('/cart');
  expect((await line(giloy)).getByRole('textbox', { name: `Quantity of ${giloy}` })).toHaveValue('2');
  expect(requestsOf(backend, 'addToCart')).toEqual([]);
});

it('the dialog offers Buy Now without an account, which leads to the checkout', async () => {
  const { user } = await openGiloy();
  await user.click(buying().getByRole('button', { name: /^Increase/ }));
  await addGiloy(user);
  await user.click(dialog().getByRole('button', { name: 'Buy Now without an account' }));
  const email = within(await screen.findByRole('dialog', { name: 'Enter Your Email To Continue' }));
  await pasteInto(user, email.getByLabelText('Email'), 'guest@example.com');
  await user.click(email.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(window.location.pathname).toBe('/orders/checkout'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(JSON.parse(JSON.parse(localStorage.getItem('persist:root') ?? '{}').buyNow).quantity).toBe(2);
});

it('a guest’s heart is filled after the dialog, which has no Buy Now of a sold-out product, and emptied without one', async () => {
  await changeProduct(backend, giloy, { price: 20, oprice: 20, stockSize: 0 });
  const { user } = await openGiloy();
  await user.click(giloyHeart());
  await screen.findByRole('dialog', { name: 'Sign in' });
  expect(dialog().getByText(`${giloy} is saved on this device.`)).toBeVisible();
  expect(dialog().queryByRole('button', { name: /^Buy Now/ })).not.toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Keep it on this device' }));
  expect(giloyHeart()).toHaveAttribute('aria-pressed', 'true');
  await user.click(giloyHeart());
  await waitFor(() => expect(giloyHeart()).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(storedBag()).toBeNull();
  expect(requestsOf(backend, 'wishlist')).toEqual([]);
});

it('a second press before the dialog shows counts once', async () => {
  const { store } = await renderApp('/products/Giloy_Winter_Tablets');
  await screen.findByRole('region', { name: 'Buy' });
  const { _id: productId, stockSize } = await soldProduct(backend, giloy);
  const press = () => store.dispatch(performAction({ endpoint: 'addToCart', productId, qty: 1, stockSize }));
  await act(async () => void (await Promise.all([press(), press()])));
  expect(storedBag()?.lines).toMatchObject([{ quantity: 1 }]);
});

it('a heart that showed empty saves the product, even if an earlier visit had saved it', async () => {
  const { store } = await renderApp('/about-us');
  const product = await soldProduct(backend, giloy);
  storeBag({ saved: [{ product }] });
  const press = () => store.dispatch(performAction({ endpoint: 'toggleWishlist', productId: product._id }));
  expect(await act(press)).toMatchObject({ done: false, waits: true });
  expect(storedBag()?.saved).toHaveLength(1);
});

it('the bag takes no more than the stock', async () => {
  await changeProduct(backend, giloy, { price: 20, oprice: 20, stockSize: 3 });
  await bagWithGiloy(2);
  const { user } = await openGiloy();
  await user.click(buying().getByRole('button', { name: /^Increase/ }));
  await addGiloy(user);
  expect(await screen.findByText('Only 3 left. We added 1.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await addGiloy(user);
  expect(await screen.findByText('Only 3 left, already in your bag.')).toBeVisible();
  expect(storedBag()?.lines[0]?.quantity).toBe(3);
});

it('the guest’s cart has lines, which can be put back, sum, coach and the sign-in of §2, and follows the stepper', async () => {
  await bagWithGiloy();
  const { user } = await renderApp('/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your bag on this device (1 item)' })).toBeVisible();
  expect(main().getByText(/Log In to see your Cart\./)).toBeVisible();
  expect(main().getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/sign-in');
  // The product's id has a date, the line has none.
  expect(main().queryByText(/Added on/)).not.toBeInTheDocument();
  const { oprice } = await soldProduct(backend, giloy);
  const sum = (pieces: number) => `CA$${(oprice * pieces).toFixed(2)}`;
  expect(summary().getAllByText(sum(1))).toHaveLength(2);
  expect(summary().getByText(/The minimum order is CA\$50\.00/)).toBeVisible();
  const coach = within(await screen.findByRole('list', { name: 'Ways to reach the minimum order' }));
  await user.click(await coach.findByRole('button', { name: /^Buy \d+ for/ }));
  await waitFor(() => expect(summary().queryByText(/The minimum order is/)).not.toBeInTheDocument());
  await user.click((await line(giloy)).getByRole('button', { name: /^Increase/ }));
  const { quantity } = storedBag()?.lines[0] ?? { quantity: 0 };
  expect(summary().getAllByText(sum(quantity))).toHaveLength(2);
  expect(requestsOf(backend, 'addToCart')).toEqual([]);

  await user.click((await line(giloy)).getByRole('button', { name: `Remove ${giloy}` }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log In to see your Cart.' })).toBeVisible();
  expect(storedBag()).toBeNull();
  await user.click(screen.getByRole('button', { name: `Undo: put ${giloy} back` }));
  expect((await line(giloy)).getByRole('textbox')).toHaveValue(String(quantity));
});

it('a product of the coach goes into the bag', async () => {
  await bagWithGiloy();
  const { user } = await renderApp('/cart');
  const coach = within(await screen.findByRole('list', { name: 'Ways to reach the minimum order' }));
  await user.click((await coach.findAllByRole('button', { name: /^Add / }))[0] as HTMLElement);
  await waitFor(() => expect(storedBag()?.lines).toHaveLength(2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('of several products, one at a time can be bought without an account', { tags: 'long' }, async () => {
  storeBag({
    lines: [
      { product: await soldProduct(backend, giloy) },
      { product: await soldProduct(backend, capsules), quantity: 2 },
    ],
  });
  const { user } = await renderApp('/cart');
  await line(giloy);
  expect(summary().getByText(/you can buy one product at a time with Buy Now/)).toBeVisible();
  expect(summary().queryByRole('button', { name: /^Buy Now/ })).not.toBeInTheDocument();
  await user.click((await line(capsules)).getByRole('button', { name: `Buy Now without an account: ${capsules}` }));
  expect(await screen.findByRole('dialog', { name: 'Enter Your Email To Continue' })).toBeVisible();
});

it('prices are the catalogue’s, and what is gone or sold out is marked and not charged', async () => {
  const old = await soldProduct(backend, giloy);
  await changeProduct(backend, giloy, { price: 80, oprice: 70, stockSize: 9 });
  await changeProduct(backend, capsules, { price: 80, oprice: 70, stockSize: 0 });
  storeBag({
    lines: [
      { product: old },
      { product: await soldProduct(backend, capsules) },
      { product: { ...old, _id: 'never', name: 'Never Sold' } },
    ],
  });
  await renderApp('/cart');
  expect(await (await line(giloy)).findByText('CA$70.00')).toBeVisible();
  expect((await line(capsules)).getByText('Out of Stock')).toBeVisible();
  expect(await screen.findByText('No longer available')).toBeVisible();
  expect(summary().getByText('CA$120.00 with shipping')).toBeVisible();
  expect(summary().getByRole('button', { name: 'Buy Now without an account' })).toBeEnabled();
});

it('Clear empties bag and saved products after a question', async () => {
  const product = await soldProduct(backend, giloy);
  storeBag({ lines: [{ product }], saved: [{ product }] });
  const { user } = await renderApp('/cart');
  expect(await screen.findByText(/kept in this browser for 30 days\. Everyone who uses it can see them/)).toBeVisible();
  expect(screen.getByRole('link', { name: '1 product saved on this device' })).toHaveAttribute(
    'href',
    '/myaccount/wishlist',
  );
  await user.click(screen.getByRole('button', { name: 'Clear bag and saved products' }));
  const question = within(screen.getByRole('dialog', { name: 'Clear bag and saved products?' }));
  await user.click(question.getByRole('button', { name: 'Clear bag and saved products' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log In to see your Cart.' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/sign-in');
  expect(storedBag()).toBeNull();
});

it('the guest’s wishlist shows what was saved, moves it to the bag and removes it', async () => {
  storeBag({
    saved: [{ product: await soldProduct(backend, giloy) }, { product: await soldProduct(backend, capsules) }],
  });
  const { user } = await renderApp('/myaccount/wishlist');
  expect(await screen.findByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible();
  expect(screen.getByText(/Log In to see your wishlisted items/)).toBeVisible();
  await user.click((await line(giloy)).getByRole('button', { name: `Add to Cart: ${giloy}` }));
  const toast = within(await screen.findByRole('list', { name: 'Messages' }));
  expect(await toast.findByText('It’s in your bag on this device.')).toBeVisible();
  expect(await toast.findByText(giloy)).toBeVisible();
  expect(toast.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  await user.click((await line(capsules)).getByRole('button', { name: `Remove ${capsules} from the wishlist` }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log In to see your wishlisted items' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/sign-in');
  expect(storedBag()?.lines.map(({ product }) => product.name)).toEqual([giloy]);
});

it.each([
  ['at once', new StorageEvent('storage', { key: 'guest-bag' })],
  ['once a page that the browser had frozen shows again', new PageTransitionEvent('pageshow', { persisted: true })],
])('another tab’s change shows %s', { tags: 'long' }, async (_, event) => {
  await bagWithGiloy();
  await renderApp('/cart');
  await line(giloy);
  await bagWithGiloy(4);
  fireEvent(window, event);
  await waitFor(async () =>
    expect((await line(giloy)).getByRole('textbox', { name: `Quantity of ${giloy}` })).toHaveValue('4'),
  );
});

it('a damaged line is repaired or dropped alone, and an expired one is dropped', async () => {
  const product = await soldProduct(backend, giloy);
  await bagWithGiloy();
  const bag = storedBag();
  const [valid] = bag?.lines ?? [];
  const month = 30 * 24 * 60 * 60_000;
  const lines = [
    { ...valid, quantity: -3 },
    { ...valid, _id: 'x' },
    7,
    { ...valid, _id: 'old', product: { ...product, _id: 'old', name: 'Old' }, at: Date.now() - month },
  ];
  localStorage.setItem('guest-bag', JSON.stringify({ lines, saved: 'none' }));
  await renderApp('/cart');
  expect((await line(giloy)).getByRole('textbox', { name: `Quantity of ${giloy}` })).toHaveValue('1');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('full storage is announced once, and the bag lasts as long as the page', { tags: 'long' }, async () => {
  const { user } = await openGiloy();
  const write = Storage.prototype.setItem;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'guest-bag') throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  await addGiloy(user);
  expect(await screen.findByText(/^Keep this page open\. Your browser can’t save your bag/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Close message' }));
  await addGiloy(user);
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/can’t save your bag/)).not.toBeInTheDocument();
  await user.click(cartLink());
  expect((await line(giloy)).getByRole('textbox', { name: `Quantity of ${giloy}` })).toHaveValue('2');
  full.mockRestore();
});

describe('guest bag move', () => {
  const day = 24 * 60 * 60_000;

  const moved = async () => within(await screen.findByRole('region', { name: 'From your bag on this device' }));

  const row = async (name: string) =>
    within((await (await moved()).findByText(new RegExp(name))).closest('li') as HTMLElement);

  const expectRow = (name: string, text: string | RegExp) =>
    waitFor(async () => expect((await row(name)).getByText(text)).toBeVisible());

  const cartOfNoah = () =>
    backend.store.read(({ users }) => users[1]?.cart?.items.map(({ quantity }) => quantity) ?? []);

  const adds = () => requestsOf(backend, 'addToCart').map(({ query }) => query.qty);

  afterEach(() => {
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  });

  const giloyLine = async (quantity = 2, change = {}) => ({
    product: await soldProduct(backend, giloy),
    quantity,
    change,
  });

  const capsulesLine = async () => ({ product: await soldProduct(backend, capsules), quantity: 1 });

  it('"Sign in to check out" moves the whole bag, one call after the other, and names the result of each line', async () => {
    storeBag({ lines: [await giloyLine(), await capsulesLine()], saved: [await giloyLine()] });
    const { user } = await renderApp('/cart');
    await user.click(await screen.findByRole('button', { name: 'Sign in to check out' }));
    expect(await screen.findByText('Sign in to check out. Your bag moves to your account.')).toBeVisible();
    await signInOverPage(user, 'Noah');
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
    await pasteInto(user, await screen.findByLabelText('Email'), email);
    await pasteInto(user, screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    const toast = within(await screen.findByRole('list', { name: 'Messages' }));
    expect(await toast.findByText('Item added to cart successfully')).toBeVisible();
    expect(await toast.findByText(giloy)).toBeVisible();
    expect(toast.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    expect(await cartOfNoah()).toEqual([2]);
  });

  it('a Logout waits until the bag is in the account', async () => {
    storeBag({ lines: [await giloyLine(), await capsulesLine()] });
    await signedIn('Noah');
    const release = backend.hold('addToCart');
    const { user } = await renderApp('/about-us');
    await waitFor(() => expect(requestsOf(backend, 'addToCart')).toHaveLength(1));
    await pressLogOut(user);
    await screen.findByRole('dialog', { name: 'Saving your cart' });
    release();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(await cartOfNoah()).toEqual([2, 1]);
  });

  it('lines that are reduced to the stock, sold out or no longer sold say so, and what is left can be removed', async () => {
    const [reduced, soldOut] = [await giloyLine(), await capsulesLine()];
    await changeProduct(backend, giloy, { price: 20, oprice: 20, stockSize: 1 });
    await changeProduct(backend, capsules, { price: 20, oprice: 20, stockSize: 0 });
    const never = { ...reduced.product, _id: 'never', name: 'Never Sold' };
    storeBag({ lines: [reduced, soldOut, { product: never }] });
    await signedIn('Noah');
    const { user } = await renderApp('/cart');
    await expectRow(giloy, /Only 1 left\. We added 1\./);
    await expectRow(capsules, 'Out of stock.');
    await expectRow('Never Sold', 'No longer available.');
    expect(await cartOfNoah()).toEqual([1]);
    expect(await screen.findByText(/2 products from your bag aren’t in your account yet/)).toBeVisible();
    const remove = async (name: string) =>
      user.click((await row(name)).getByRole('button', { name: `Remove from this device: ${name}` }));
    await remove(capsules);
    await remove('Never Sold');
    expect(screen.queryByText('No longer available.')).not.toBeInTheDocument();
    expect(storedBag()).toBeNull();
  });

  it.each([
    ['lost after the change', 'response-lost'],
    ['lost before the change', 'dropped'],
  ] as const)('a line whose response is %s is not sent again by itself, and Retry adds it once', async (_, kind) => {
    await backend.fail({ call: 'addToCart', kind, times: 1 });
    storeBag({ lines: [await giloyLine()] });
    await signedIn('Noah');
    const first = await renderApp('/cart');
    await expectRow(giloy, /couldn’t confirm that this was added/);
    first.unmount();
    const { user } = await renderApp('/cart');
    await user.click(await screen.findByRole('button', { name: `Retry: ${giloy}` }));
    await expectRow(giloy, 'Added to your cart.');
    expect(adds()).toEqual(['2', '2']);
    await waitFor(async () => expect(await cartOfNoah()).toEqual([2]));
  });

  it.each(['401', '429'] as const)(
    'a line whose response was lost, and whose Retry fails with %s, is in the cart once in the end',
    async (kind) => {
      await backend.fail({ call: 'addToCart', kind: 'response-lost', times: 1 });
      storeBag({ lines: [await giloyLine()] });
      await signedIn('Noah');
      const { user } = await renderApp('/cart');
      await expectRow(giloy, /couldn’t confirm that this was added/);
      await backend.fail({ call: 'addToCart', kind, times: 1 });
      const retry = () => screen.findByRole('button', { name: `Retry: ${giloy}` });
      await user.click(await retry());
      if (kind === '401') await signInOverPage(user, 'Noah');
      else await user.click(await retry());
      await waitFor(() => expect(storedBag()).toBeNull());
      expect(await cartOfNoah()).toEqual([2]);
    },
  );

  it('a heart stays filled while the account gets the product, and ignores a second press', async () => {
    storeBag({ saved: [await giloyLine()] });
    const release = backend.hold('getProduct');
    await signedIn('Noah');
    const { user } = await renderApp('/medicines?q=giloy');
    const heart = await screen.findByRole('button', { name: /wishlist.*Giloy|Giloy.*wishlist/i });
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
    await user.click(heart);
    release();
    await waitFor(() => expect(storedBag()).toBeNull());
    expect(requestsOf(backend, 'wishlist')).toHaveLength(1);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  it('a 401 midway opens the sign-in, after which the move continues once', async () => {
    await backend.fail({ call: 'addToCart', kind: '401', times: 1 });
    storeBag({ lines: [await giloyLine(), await capsulesLine()] });
    await signedIn('Noah');
    const { user } = await renderApp('/cart');
    await signInOverPage(user, 'Noah');
    await expectRow(capsules, 'Added to your cart.');
    expect(await cartOfNoah()).toEqual([2, 1]);
    expect(adds()).toEqual(['2', '2', '1']);
  });

  it('a bag of an earlier day is moved only when the customer confirms', async () => {
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

  it('a bag of an earlier day can be cleared', async () => {
    const old = await giloyLine(2, { at: Date.now() - 2 * day });
    storeBag({ lines: [old], saved: [old] });
    await signedIn('Noah');
    const { user } = await renderApp('/cart');
    await user.click(await screen.findByRole('button', { name: 'No, remove' }));
    // The saved products, which the wishlist asks about, stay.
    await waitFor(() => expect(storedBag()).toMatchObject({ lines: [], saved: [{ owner: '' }] }));
    expect(adds()).toEqual([]);
  });

  it('offline, the bag waits for the connection, and several triggers at once send each line once', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    storeBag({ lines: [await giloyLine(), await capsulesLine()] });
    await signedIn('Noah');
    await renderApp('/cart');
    await expectRow(giloy, 'Waiting for a connection.');
    expect(adds()).toEqual([]);
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    for (const _ of [1, 2, 3]) fireEvent(window, new Event('online'));
    await expectRow(capsules, 'Added to your cart.');
    await waitFor(() => expect(storedBag()).toBeNull());
    expect(adds()).toEqual(['2', '1']);
  });
});
