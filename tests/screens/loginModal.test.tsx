import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startBackend } from '../support/backend';
import { badAnswers } from '../support/badAnswers';
import { buying, giloy, giloyHeart, openGiloy } from '../support/giloy';
import { requestsOf } from '../support/shelf';
import { type CustomerName, signedIn, signInOf } from '../support/signedIn';

const backend = startBackend();

const dialog = () => within(screen.getByRole('dialog', { name: 'Log In' }));

async function signInOverThePage(user: UserEvent, customer: CustomerName) {
  await screen.findByRole('dialog', { name: 'Log In' });
  const { email, password } = signInOf(customer);
  await user.click(dialog().getByLabelText('Email'));
  await user.paste(email);
  await user.click(dialog().getByLabelText('Password'));
  await user.paste(password);
  await user.click(dialog().getByRole('button', { name: 'Sign In' }));
}

it('a 401 opens the modal over the page, and the item is added once after the sign-in', async () => {
  await signedIn('Noah');
  await backend.fail({ call: 'addToCart', kind: '401', times: 1 });
  const { user } = await openGiloy();
  await user.click(buying().getByRole('button', { name: /^Increase/ }));
  await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
  await signInOverThePage(user, 'Noah');
  await screen.findByText('Item added to cart successfully');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: giloy })).toBeVisible();
  expect(requestsOf(backend, 'addToCart').map(({ query }) => query.qty)).toEqual(['2', '2']);
  const cart = await backend.store.read((state) => state.users[1]?.cart?.items.map(({ quantity }) => quantity));
  expect(cart).toEqual([2]);
});

it('a guest’s Add To Bag is carried out once after the sign-in', async () => {
  const { user } = await openGiloy();
  await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
  await signInOverThePage(user, 'Noah');
  await screen.findByText('Item added to cart successfully');
  expect(requestsOf(backend, 'addToCart')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

it('Add To Bag becomes Go To Bag once the sign-in has carried it out', async () => {
  const { user } = await openGiloy();
  await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
  await signInOverThePage(user, 'Noah');
  expect(await buying().findByRole('link', { name: 'Go To Bag' })).toHaveAttribute('href', '/cart');
});

it('Add To Bag stays for a product that the sign-in could not add', async () => {
  await backend.fail({ call: 'addToCart', kind: '500', times: 1 });
  const { user } = await openGiloy();
  await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
  await signInOverThePage(user, 'Noah');
  await screen.findByText('Internal Server Error');
  expect(buying().getByRole('button', { name: 'Add To Bag' })).toBeEnabled();
});

it('a guest’s heart that the account has filled already stays filled', async () => {
  await backend.store.transact((state) => {
    const product = state.products.find((one) => one.name === giloy);
    if (product) state.users[1]?.wishlist.push(product._id);
  });
  const { user } = await openGiloy();
  await user.click(giloyHeart());
  await signInOverThePage(user, 'Noah');
  await waitFor(() => expect(giloyHeart()).toHaveAttribute('aria-pressed', 'true'));
  expect(requestsOf(backend, 'wishlist')).toEqual([]);
});

it('a heart that its owner emptied is emptied after the 401', async () => {
  await backend.store.transact((state) => {
    const product = state.products.find((one) => one.name === giloy);
    if (product) state.users[1]?.wishlist.push(product._id);
  });
  await signedIn('Noah');
  await backend.fail({ call: 'wishlist', kind: '401', times: 1 });
  const { user } = await openGiloy();
  expect(giloyHeart()).toHaveAttribute('aria-pressed', 'true');
  await user.click(giloyHeart());
  await signInOverThePage(user, 'Noah');
  await screen.findByText('Item removed from wishlist');
  expect(giloyHeart()).toHaveAttribute('aria-pressed', 'false');
});

it('the modal shows errors and keeps the typed email', async () => {
  const { user } = await openGiloy();
  await user.click(giloyHeart());
  await screen.findByRole('dialog', { name: 'Log In' });
  await user.click(dialog().getByRole('button', { name: 'Sign In' }));
  expect(dialog().getByRole('alert')).toHaveTextContent('Please fill all required fields');
  await user.type(dialog().getByLabelText('Email'), 'asha@demo.example');
  await user.type(dialog().getByLabelText('Password'), 'wrong');
  await user.click(dialog().getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('Invalid email or password'));
  expect(dialog().getByLabelText('Email')).toHaveValue('asha@demo.example');
});

it.each(badAnswers)('a failed sign-in (%s) shows its error in the modal and can be tried again', async (kind) => {
  await backend.fail({ call: 'logIn', kind, times: 1 });
  const { user } = await openGiloy();
  await user.click(giloyHeart());
  await signInOverThePage(user, 'Noah');
  await waitFor(() => expect(dialog().getByRole('alert')).not.toBeEmptyDOMElement());
  await user.click(dialog().getByRole('button', { name: 'Sign In' }));
  await screen.findByText('Item added to wishlist');
  expect(requestsOf(backend, 'wishlist')).toHaveLength(1);
});

it('Sign Up closes the modal and opens the sign-up', async () => {
  const { user } = await openGiloy();
  await user.click(giloyHeart());
  await screen.findByRole('dialog', { name: 'Log In' });
  await user.click(dialog().getByRole('button', { name: 'Sign Up' }));
  expect(window.location.pathname).toBe('/sign-up');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('what a closed modal interrupted stays on the device, and a later sign-in carries it out once', async () => {
  const { user } = await openGiloy();
  await user.click(buying().getByRole('button', { name: 'Add To Bag' }));
  await screen.findByRole('dialog', { name: 'Log In' });
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await user.click(giloyHeart());
  await signInOverThePage(user, 'Noah');
  await screen.findByText('Item added to wishlist');
  expect(requestsOf(backend, 'addToCart')).toHaveLength(1);
  expect(requestsOf(backend, 'wishlist')).toHaveLength(1);
});
