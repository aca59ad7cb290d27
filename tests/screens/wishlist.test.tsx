import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { customerApi } from '@/api/customerApi';
import { startBackend } from '../support/backend';
import { user as customer, product, requestsOf, sellFew } from '../support/fixtures';
import { errorMessages, renderApp, storeSlices } from '../support/renderApp';
import { signedIn, signInOf, signInOverPage } from '../support/signedIn';

const backend = startBackend();
beforeEach(() => sellFew(backend));

const golden = "Grandmother's Golden Milk Powder";
const card = (name: string) => within(screen.getByRole('article', { name }));
const chips = () => within(screen.getByRole('list', { name: 'Categories' }));
const names = () =>
  within(screen.getByRole('list', { name: 'Wishlist' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const customerCalls = () =>
  backend.requests.flatMap(({ call }) => (call === 'wishlist' || call === 'addToCart' ? [call] : []));
const stored = () =>
  backend.store.read(({ users: [asha] }) => ({ wishes: asha?.wishlist.length, lines: asha?.cart?.items.length }));

async function openWishlist() {
  const app = await renderApp('/myaccount/wishlist');
  await screen.findByRole('list', { name: 'Wishlist' });
  return app;
}

it('the wishlist greets the customer by name, says what is in stock, and filters by category until that is empty', async () => {
  await signedIn('Asha');
  const { user } = await openWishlist();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello Asha');
  expect(names()).toHaveLength(4);
  expect(card(golden).getByText('Available')).toBeVisible();
  expect(card(golden).getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
  expect(card('Gokshura 60 Tablets').getByText('Out of Stock')).toBeVisible();
  expect(card('Gokshura 60 Tablets').getByRole('button', { name: /^Add to Cart/ })).toBeDisabled();
  expect(
    chips()
      .getAllByRole('button')
      .map((chip) => chip.textContent),
  ).toEqual(['All', 'Medicine', 'Men', 'Women']);
  const women = chips().getByRole('button', { name: 'Women' });
  await user.click(women);
  expect(names()).toEqual([golden]);
  expect(chips().getByRole('button', { name: 'Women', pressed: true })).toBeVisible();
  await user.click(chips().getByRole('button', { name: 'All' }));
  expect(names()).toHaveLength(4);
  await user.click(women);
  await user.click(card(golden).getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(chips().getByRole('button', { name: 'All', pressed: true })).toBeVisible();
});

it('products of one category have its chip, and one without a price is not shown as out of stock', async () => {
  const priceless = product({ category: 'Women', price: 0, oprice: 0 });
  storeSlices({ user: { current: customer({ wishlistedItems: [priceless] }) } });
  await openWishlist();
  expect(chips().getAllByRole('button')).toHaveLength(2);
  expect(chips().getByRole('button', { name: 'Women', pressed: false })).toBeVisible();
  expect(card('Ashwagandha Root').getByText('Price on request')).toBeVisible();
  expect(card('Ashwagandha Root').getByText('Available')).toBeVisible();
  expect(card('Ashwagandha Root').getByRole('button', { name: /^Add to Cart/ })).toBeDisabled();
});

it('removing a card says so without a link to the cart, even if that has the product, and focuses the next one, then the heading', async () => {
  await backend.store.transact(({ users: [asha] }) => {
    if (asha?.cart) asha.wishlist = asha.cart.items.map(({ productId }) => productId);
  });
  await signedIn('Asha');
  const { user } = await openWishlist();
  const [first = '', second = ''] = names();
  await user.click(card(first).getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(card(second).getByRole('link', { name: second })).toHaveFocus());
  expect(await screen.findByText('Item removed from wishlist')).toBeVisible();
  expect(await screen.findByText(first)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View cart' })).not.toBeInTheDocument();
  await user.click(card(second).getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Nothing in your wishlist' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/medicines');
});

it('a double click removes or moves one product, not the next one, which moves up under the pointer', async () => {
  await signedIn('Asha');
  await openWishlist();
  const press = (name: RegExp, detail: number) => {
    const [first] = screen.getAllByRole('button', { name });
    if (!first) throw new Error('No card is left');
    fireEvent.click(first, { detail });
  };
  for (const name of [/^Remove/, /^Add to Cart/]) {
    const count = names().length;
    press(name, 1);
    await waitFor(() => expect(names()).toHaveLength(count - 1));
    press(name, 2);
    expect(names()).toHaveLength(count - 1);
  }
  press(/^Remove/, 1);
  await waitFor(() => expect(names()).toHaveLength(1));
});

it('a missing first name or category leaves no gap', async () => {
  const profile = { firstName: '', lastName: '', email: '', contactNumber: '' };
  storeSlices({ user: { current: customer({ profile, wishlistedItems: [product({ category: '' })] }) } });
  await openWishlist();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your wishlist');
  expect(screen.queryByRole('list', { name: 'Categories' })).not.toBeInTheDocument();
});

it('Remove hides the card until it fails, with a message; Add to Cart first removes the product, then adds 1', async () => {
  await signedIn('Asha');
  const release = backend.hold('wishlist', 1);
  await backend.fail({ call: 'wishlist', kind: '500', times: 1 });
  const { user } = await openWishlist();
  await user.click(card(golden).getByRole('button', { name: /^Remove/ }));
  await waitFor(() => expect(names()).not.toContain(golden));
  release();
  await waitFor(() => expect(errorMessages()).toHaveTextContent('Internal Server Error'));
  await waitFor(() => expect(names()).toContain(golden));

  await user.click(card(golden).getByRole('button', { name: /^Add to Cart/ }));
  await screen.findByText('Item added to cart successfully');
  expect(names()).not.toContain(golden);
  expect(customerCalls()).toEqual(['wishlist', 'wishlist', 'addToCart']);
  expect(requestsOf(backend, 'addToCart')[0]?.query.qty).toBe('1');
  expect(await stored()).toEqual({ wishes: 3, lines: 3 });
});

it.each([
  [
    'fails',
    () => backend.fail({ call: 'addToCart', kind: 'dropped', times: 1 }),
    'We couldn’t confirm that this was added',
    2,
  ],
  [
    'brings another message and a cart without the product',
    () =>
      backend.spoil('addToCart', ({ status, text }) => {
        const { updatedUser } = JSON.parse(text);
        return HttpResponse.json({ message: 'Sold out', updatedUser: { ...updatedUser, myCart: [] } }, { status });
      }),
    'Sold out',
    3,
  ],
] as const)(
  'if the addition to the cart %s, the product returns to the wishlist, with a message',
  async (_, spoil, message, lines) => {
    await signedIn('Asha');
    await spoil();
    const { user } = await openWishlist();
    await user.click(card(golden).getByRole('button', { name: /^Add to Cart/ }));
    await waitFor(() => expect(errorMessages()).toHaveTextContent(message));
    await waitFor(() => expect(customerCalls()).toEqual(['wishlist', 'addToCart', 'wishlist']));
    await waitFor(() => expect(names()).toContain(golden));
    expect(await stored()).toEqual({ wishes: 4, lines });
  },
);

it.each([
  ['first', 'wishlist', ['wishlist', 'wishlist', 'addToCart']],
  ['second', 'addToCart', ['wishlist', 'addToCart', 'addToCart']],
] as const)(
  'after a 401 in the %s half of the move the product is in the cart once, and nowhere else',
  async (...row) => {
    const [, call, sent] = row;
    await signedIn('Asha');
    await backend.fail({ call, kind: '401', times: 1 });
    const { user } = await openWishlist();
    await user.click(card(golden).getByRole('button', { name: /^Add to Cart/ }));
    await signInOverPage(user, 'Asha');
    await screen.findByText('Item added to cart successfully');
    expect(customerCalls()).toEqual(sent);
    expect(await stored()).toEqual({ wishes: 3, lines: 3 });
    await waitFor(() => expect(names()).not.toContain(golden));
  },
);

it('declining the sign-in keeps the product visible in the wishlist, and a later sign-in restores it', async () => {
  await signedIn('Asha');
  await backend.fail({ call: 'addToCart', kind: '401', times: 1 });
  const { user, store } = await openWishlist();
  await user.click(card(golden).getByRole('button', { name: /^Add to Cart/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(names()).toContain(golden));
  expect(screen.getByRole('link', { name: /^Wishlist/, current: 'page' })).toHaveTextContent('4');
  expect(await stored()).toEqual({ wishes: 3, lines: 2 });
  await act(async () => void (await store.dispatch(customerApi.endpoints.logIn.initiate(signInOf('Asha')))));
  await waitFor(async () => expect(await stored()).toEqual({ wishes: 4, lines: 2 }));
  expect(names()).toContain(golden);
});

it('losing the network during the move and its rollback loses no product, even after a reload', async () => {
  await signedIn('Asha');
  const release = backend.hold('addToCart');
  const first = await openWishlist();
  await first.user.click(card(golden).getByRole('button', { name: /^Add to Cart/ }));
  await waitFor(() => expect(customerCalls()).toEqual(['wishlist', 'addToCart']));
  await backend.fail({ call: 'addToCart', kind: 'dropped', times: 1 }, { call: 'wishlist', kind: 'dropped', times: 1 });
  release();
  await waitFor(() => expect(names()).toContain(golden));
  expect(screen.getByRole('link', { name: /^Wishlist/, current: 'page' })).toHaveTextContent('4');
  expect(await stored()).toEqual({ wishes: 3, lines: 2 });
  await waitFor(() => expect(localStorage.getItem('persist:root')).toContain('"isPending\\":false'));
  first.unmount();
  const { user } = await openWishlist();
  expect(names()).toContain(golden);
  await user.click(card(golden).getByRole('button', { name: /^Add to Cart/ }));
  await screen.findByText('Item added to cart successfully');
  expect(customerCalls()).toEqual(['wishlist', 'addToCart', 'wishlist', 'addToCart']);
  expect(await stored()).toEqual({ wishes: 3, lines: 3 });
  await waitFor(() => expect(names()).not.toContain(golden));
});

it('another customer who signs in after a 401 loses no product', async () => {
  await backend.store.transact(({ products, users: [, noah] }) => {
    noah?.wishlist.push(products.find((one) => one.name === golden)?._id ?? '');
  });
  await signedIn('Asha');
  await backend.fail({ call: 'wishlist', kind: '401', times: 1 });
  const { user } = await openWishlist();
  await user.click(card(golden).getByRole('button', { name: /^Remove/ }));
  await signInOverPage(user, 'Noah');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello Noah'));
  expect(names()).toEqual([golden]);
  expect(requestsOf(backend, 'wishlist')).toHaveLength(1);
});
