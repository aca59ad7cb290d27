import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { startBackend } from '../support/backend';
import { buying, giloy, giloyHeart, openGiloy } from '../support/giloy';
import { soldProduct, storeBag, storedBag } from '../support/guestBag';
import { changeProduct } from '../support/newResponses';
import { renderApp } from '../support/renderApp';
import { requestsOf } from '../support/shelf';

const backend = startBackend();

const capsules = 'Ashwagandha Root Capsules';
const dialog = () => within(screen.getByRole('dialog', { name: 'Log In' }));
const line = async (name: string) => within(await screen.findByRole('article', { name }));
const summary = () => within(screen.getByRole('region', { name: 'PRICE SUMMARY' }));
const cartLink = () => screen.getByRole('link', { name: /^Cart(, .*)?$/ });

async function addGiloy(user: UserEvent) {
  await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
  await screen.findByRole('dialog', { name: 'Log In' });
}

async function bagWithGiloy(quantity = 1, change = {}) {
  storeBag({ lines: [{ product: await soldProduct(backend, giloy), quantity, change }] });
}

it('Add To Bag opens the sign-in, says that the product is in the bag, and the bag outlives dialog and reload', async () => {
  const { user, unmount } = await openGiloy();
  expect(cartLink()).toHaveAccessibleName('Cart');
  await addGiloy(user);
  expect(dialog().getByText(`${giloy} is in your bag on this device.`)).toBeVisible();
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
  await user.type(email.getByLabelText('Email'), 'guest@example.com');
  await user.click(email.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(window.location.pathname).toBe('/orders/checkout'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(JSON.parse(JSON.parse(localStorage.getItem('persist:root') ?? '{}').buyNow).quantity).toBe(2);
});

it('a sold-out product has no Buy Now in the dialog of its heart', async () => {
  await changeProduct(backend, giloy, { price: 20, oprice: 20, stockSize: 0 });
  const { user } = await openGiloy();
  await user.click(giloyHeart());
  await screen.findByRole('dialog', { name: 'Log In' });
  expect(dialog().getByText(`${giloy} is saved on this device.`)).toBeVisible();
  expect(dialog().queryByRole('button', { name: /^Buy Now/ })).not.toBeInTheDocument();
});

it('a guest’s heart is filled after the dialog, and emptied without one', async () => {
  const { user } = await openGiloy();
  await user.click(giloyHeart());
  await screen.findByRole('dialog', { name: 'Log In' });
  await user.click(dialog().getByRole('button', { name: 'Keep it on this device' }));
  expect(giloyHeart()).toHaveAttribute('aria-pressed', 'true');
  await user.click(giloyHeart());
  await waitFor(() => expect(giloyHeart()).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(storedBag()).toBeNull();
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

it('the guest’s cart has lines, sum, coach and the sign-in of §2, and follows the stepper', async () => {
  await bagWithGiloy();
  const { user } = await renderApp('/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Your bag on this device (1 item)' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/Log In to see your Cart\./)).toBeVisible();
  expect(main.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/sign-in');
  // The product's id has a date, the line has none.
  expect(main.queryByText(/Added on/)).not.toBeInTheDocument();
  const { oprice } = await soldProduct(backend, giloy);
  const sum = (pieces: number) => `CA$${(oprice * pieces).toFixed(2)}`;
  expect(summary().getAllByText(sum(1))).toHaveLength(2);
  expect(summary().getByText(/The minimum order is CA\$50\.00/)).toBeVisible();
  const coach = within(await screen.findByRole('list', { name: 'Ways to reach the minimum order' }));
  await user.click(await coach.findByRole('button', { name: /^Make it/ }));
  await waitFor(() => expect(summary().queryByText(/The minimum order is/)).not.toBeInTheDocument());
  await user.click((await line(giloy)).getByRole('button', { name: /^Increase/ }));
  const { quantity } = storedBag()?.lines[0] ?? { quantity: 0 };
  expect(summary().getAllByText(sum(quantity))).toHaveLength(2);
  expect(requestsOf(backend, 'addToCart')).toEqual([]);
});

it('a product of the coach goes into the bag', async () => {
  await bagWithGiloy();
  const { user } = await renderApp('/cart');
  const coach = within(await screen.findByRole('list', { name: 'Ways to reach the minimum order' }));
  await user.click((await coach.findAllByRole('button', { name: /^Add / }))[0] as HTMLElement);
  await waitFor(() => expect(storedBag()?.lines).toHaveLength(2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a line can be removed and put back, with the focus', async () => {
  await bagWithGiloy(3);
  const { user } = await renderApp('/cart');
  await user.click((await line(giloy)).getByRole('button', { name: `Remove ${giloy}` }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Log In to see your Cart.' })).toBeVisible();
  expect(storedBag()).toBeNull();
  await user.click(screen.getByRole('button', { name: `Undo: put ${giloy} back` }));
  expect((await line(giloy)).getByRole('textbox', { name: `Quantity of ${giloy}` })).toHaveValue('3');
});

it('one product can be bought without an account, several one at a time', async () => {
  await bagWithGiloy();
  const first = await renderApp('/cart');
  await line(giloy);
  expect(summary().getByRole('button', { name: 'Buy Now without an account' })).toBeEnabled();
  first.unmount();
  storeBag({
    lines: [
      { product: await soldProduct(backend, giloy) },
      { product: await soldProduct(backend, capsules), quantity: 2 },
    ],
  });
  const { user } = await renderApp('/cart');
  await line(giloy);
  expect(summary().getByText(/Buy Now buys one product at a time/)).toBeVisible();
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
  expect(summary().getByRole('button', { name: 'Buy Now without an account' })).toBeVisible();
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
  const heading = await screen.findByRole('heading', { level: 1, name: 'Log In to see your Cart.' });
  expect(heading).toBeVisible();
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
  expect(await screen.findByRole('heading', { name: 'Log In to see your wishlisted items' })).toBeVisible();
  expect(storedBag()?.lines.map(({ product }) => product.name)).toEqual([giloy]);
});

it('another tab’s change shows', async () => {
  await bagWithGiloy();
  await renderApp('/cart');
  await line(giloy);
  await bagWithGiloy(4);
  fireEvent(window, new StorageEvent('storage', { key: 'guest-bag' }));
  await waitFor(async () =>
    expect((await line(giloy)).getByRole('textbox', { name: `Quantity of ${giloy}` })).toHaveValue('4'),
  );
});

it.each([
  ['no JSON', '{"lines":['],
  ['another shape', '{"lines":7,"saved":{"a":1}}'],
  ['a list', '[1,null]'],
])('a damaged bag (%s) is an empty one', async (_, text) => {
  localStorage.setItem('guest-bag', text);
  await renderApp('/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Log In to see your Cart.' })).toBeVisible();
});

it('a damaged line costs itself only, and an old one is gone', async () => {
  const product = await soldProduct(backend, giloy);
  await bagWithGiloy();
  const bag = storedBag();
  const [kept] = bag?.lines ?? [];
  const month = 30 * 24 * 60 * 60_000;
  const lines = [
    { ...kept, quantity: -3 },
    { ...kept, _id: 'x' },
    7,
    { ...kept, _id: 'old', product: { ...product, _id: 'old', name: 'Old' }, at: Date.now() - month },
  ];
  localStorage.setItem('guest-bag', JSON.stringify({ lines, saved: 'none' }));
  await renderApp('/cart');
  expect((await line(giloy)).getByRole('textbox', { name: `Quantity of ${giloy}` })).toHaveValue('1');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('a full storage is said once, and the bag lasts as long as the page', async () => {
  const { user } = await openGiloy();
  const write = Storage.prototype.setItem;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'guest-bag') throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  await addGiloy(user);
  expect(await screen.findByText(/can’t keep your bag\. It lasts until you close this page/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Close message' }));
  await addGiloy(user);
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/can’t keep your bag/)).not.toBeInTheDocument();
  await user.click(cartLink());
  expect((await line(giloy)).getByRole('textbox', { name: `Quantity of ${giloy}` })).toHaveValue('2');
  full.mockRestore();
});
