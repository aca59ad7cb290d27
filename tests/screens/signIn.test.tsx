import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { customerApi } from '@/api/customerApi';
import { startBackend } from '../support/backend';
import { badAnswers } from '../support/badAnswers';
import { renderApp } from '../support/renderApp';
import { requestsOf } from '../support/shelf';
import { signedIn, signInOf } from '../support/signedIn';

const backend = startBackend();

const main = () => within(screen.getByRole('main'));
const email = () => main().getByLabelText('Email');
const password = () => main().getByLabelText('Password');
const submit = () => main().getByRole('button', { name: 'Sign In' });
const errors = () => screen.getByRole('list', { name: 'Error messages' });

async function openSignIn() {
  const app = await renderApp('/sign-in');
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  return app;
}

it.each([
  ['', ''],
  ['asha@demo.example', ''],
  ['', 'secret'],
  ['   ', 'secret'],
])('the email "%s" and the password "%s" are not enough, and nothing is sent', async (typedEmail, typedPassword) => {
  const { user } = await openSignIn();
  if (typedEmail) await user.type(email(), typedEmail);
  if (typedPassword) await user.type(password(), typedPassword);
  await user.click(submit());
  expect(main().getByRole('alert')).toHaveTextContent('Please fill all required fields');
  expect(requestsOf(backend, 'logIn')).toEqual([]);
});

it('a refusal shows the server’s message and keeps the typed values', async () => {
  const { user } = await openSignIn();
  await user.type(email(), 'asha@demo.example');
  await user.type(password(), 'wrong');
  await user.click(submit());
  await waitFor(() => expect(errors()).toHaveTextContent('Invalid email or password'));
  expect(window.location.pathname).toBe('/sign-in');
  expect(email()).toHaveValue('asha@demo.example');
  expect(password()).toHaveValue('wrong');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each(badAnswers)(
  'a failure without a usable message (%s) shows an error, and the form can be sent again',
  async (kind) => {
    await backend.fail({ call: 'logIn', kind, times: 1 });
    const { user } = await openSignIn();
    const asha = signInOf('Asha');
    await user.type(email(), asha.email);
    await user.type(password(), asha.password);
    await user.click(submit());
    const text = kind === '500' ? 'Internal Server Error' : 'An error occurred';
    await waitFor(() => expect(errors()).toHaveTextContent(text));
    expect(localStorage.getItem('authToken')).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  },
);

it('a sign-in sends email and password, stores token and user, and opens the home page', async () => {
  const { user, store } = await openSignIn();
  const asha = signInOf('Asha');
  await user.type(email(), ` ${asha.email} `);
  await user.type(password(), `${asha.password}{Enter}`);
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(requestsOf(backend, 'logIn').map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/users/log-in', asha],
  ]);
  expect(localStorage.getItem('authToken')).toMatch(/^[\da-f]{48}$/);
  expect(store.getState().user.current?.profile.firstName).toBe('Asha');
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
});

it('a sign-in stores the user with the token: a page that is left at once has both', async () => {
  const { store } = await openSignIn();
  await store.dispatch(customerApi.endpoints.logIn.initiate(signInOf('Asha')));
  expect(localStorage.getItem('authToken')).not.toBeNull();
  expect(localStorage.getItem('persist:root')).toContain('Asha');
});

it('the page links to the sign-up and to the admin sign-in', async () => {
  await openSignIn();
  expect(main().getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign-up');
  expect(main().getByRole('link', { name: 'Login as Admin' })).toHaveAttribute('href', '/admin/sign-in');
});

it('Logout clears local storage, and the next visit is signed out', async () => {
  await signedIn('Asha');
  const first = await renderApp('/myaccount/orders');
  const menu = within(await screen.findByRole('navigation', { name: 'Account' }));
  await first.user.click(menu.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  // Without Web Locks, the payments' leases are stored there for a moment too.
  await waitFor(() => expect(localStorage).toHaveLength(0));
  // The answers of the home page change the state, which is no longer persisted.
  await screen.findAllByRole('article');
  await waitFor(() => expect(localStorage).toHaveLength(0));
  first.unmount();
  await renderApp('/cart');
  expect(await screen.findByRole('heading', { level: 1, name: 'Log In to see your Cart.' })).toBeVisible();
});

it('a shopper who leaves the page right after Logout is signed out', async () => {
  await signedIn('Asha');
  await renderApp('/myaccount/orders');
  const menu = within(await screen.findByRole('navigation', { name: 'Account' }));
  await act(async () => {
    menu.getByRole('button', { name: 'Logout' }).click();
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(localStorage.getItem('persist:root')).toBeNull();
});

it('the next sign-in after a Logout is stored again', async () => {
  await signedIn('Asha');
  const { user } = await renderApp('/myaccount');
  await user.click(
    within(await screen.findByRole('navigation', { name: 'Account' })).getByRole('button', { name: 'Logout' }),
  );
  await waitFor(() => expect(localStorage).toHaveLength(0));
  await user.click(await screen.findByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign In' });
  await user.type(email(), signInOf('Noah').email);
  await user.type(password(), `${signInOf('Noah').password}{Enter}`);
  await waitFor(() => expect(localStorage.getItem('persist:root')).toContain('Noah'));
  expect(localStorage.getItem('persist:root')).not.toContain('Asha');
});
